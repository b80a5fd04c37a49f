# What the checker of files says.
flaw-ron-key-twice = “{ $field }” is written twice. Keep one of the two.
ron-kind-field = the name of a field, a colon and its value
ron-kind-pair = a pair: a text between quotation marks, a colon and its value
