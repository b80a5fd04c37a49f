"""Packs an Ogg Vorbis file of one short clip more tightly, without touching its sound: there are more than a thousand."""

import struct

# A comment packet that names neither encoder nor anything else.
NO_COMMENT = b"\x03vorbis" + struct.pack("<II", 0, 0) + b"\x01"
HEADERS = 3
FIRST, LAST = 2, 4
MOST_LACING = 255


def packed(data):
    """The file with an empty comment and as few pages as may be: one for each part, if the sound fits into one."""
    pages = list(_pages(data))
    packets = _packets(pages)
    head, setup, sound = packets[:1], [NO_COMMENT, packets[2]], packets[HEADERS:]
    if sum(len(packet) // MOST_LACING + 1 for packet in sound) > MOST_LACING:
        return data
    (end, _, _), serial = pages[-1]
    return b"".join(
        [_page(head, FIRST, 0, serial, 0), _page(setup, 0, 0, serial, 1), _page(sound, LAST, end, serial, 2)]
    )


def _pages(data):
    """((place in the sound, lacing, body), serial number) of each page."""
    at = 0
    while at < len(data):
        granule, serial = struct.unpack_from("<qI", data, at + 6)
        count = data[at + 26]
        lacing = data[at + 27 : at + 27 + count]
        body = at + 27 + count
        yield (granule, lacing, data[body : body + sum(lacing)]), serial
        at = body + sum(lacing)


def _packets(pages):
    packets, open_packet = [], b""
    for (_, lacing, body), _ in pages:
        at = 0
        for length in lacing:
            open_packet += body[at : at + length]
            at += length
            if length < MOST_LACING:
                packets.append(open_packet)
                open_packet = b""
    return packets


def _page(packets, flags, granule, serial, number):
    lacing = b"".join(b"\xff" * (len(packet) // 255) + bytes([len(packet) % 255]) for packet in packets)
    head = struct.pack("<4sBBqIII", b"OggS", 0, flags, granule, serial, number, 0) + bytes([len(lacing)]) + lacing
    page = bytearray(head + b"".join(packets))
    struct.pack_into("<I", page, 22, _checksum(page))
    return bytes(page)


def _checksum(page):
    crc = 0
    for byte in page:
        crc = ((crc << 8) ^ TABLE[(crc >> 24) ^ byte]) & 0xFFFFFFFF
    return crc


def _entry(byte):
    crc = byte << 24
    for _ in range(8):
        crc = ((crc << 1) ^ 0x04C11DB7 if crc & 0x80000000 else crc << 1) & 0xFFFFFFFF
    return crc


TABLE = [_entry(byte) for byte in range(256)]
