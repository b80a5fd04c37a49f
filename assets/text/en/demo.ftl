# The demo in a browser.
demo-title = Try Tailleur
demo-about = Three drills and the referee, on this page. Nothing is sent anywhere, and nothing is saved.
demo-referee = The referee
demo-referee-about = Type the cards of a coup to see the verdict with its clauses.
demo-house = House
demo-cards = Cards
demo-cards-about = In the order they are drawn: Punto, Banco, Punto, Banco, then any third cards. Ranks A 2–9 T J Q K, suits s h d c.
demo-bets = Bets
demo-bets-about = Spot=amount in cents, such as banco=10000.
demo-judge = Decide
demo-continue = Continue
demo-again = Start again
demo-all = All drills
demo-more = The program has the whole course, shifts at the table, a lesson editor and a class quiz.
