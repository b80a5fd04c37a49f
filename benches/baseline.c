/* The same work as `deal --totals` the plain way: eight packs, a full Fisher-Yates of each shoe with
   xoshiro256** and multiply-shift, the burn, the stop card ten from the end, the coups by if and else.
   Prints shoes, coups, and what Punto, Banco and the tie won. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { PACKS = 8, CARDS = 52 * PACKS, BEHIND = 10 };

static uint64_t state[4];

static uint64_t rotated(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static uint64_t drawn(void) {
    uint64_t result = rotated(state[1] * 5, 7) * 9, t = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= t;
    state[3] = rotated(state[3], 45);
    return result;
}

static uint32_t below(uint32_t bound) { return (uint32_t)(((drawn() >> 32) * bound) >> 32); }

static int point(int card) { return card % 13 < 9 ? card % 13 + 1 : 0; }

int main(int count, char **words) {
    uint64_t shoes = count > 1 ? strtoull(words[1], 0, 10) : 100000, coups = 0;
    uint64_t punto_wins = 0, banco_wins = 0, ties = 0, seed = 1;
    for (int i = 0; i < 4; i++) {
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        state[i] = seed;
    }
    static uint8_t packs[CARDS], shoe[CARDS];
    for (int i = 0; i < CARDS; i++) packs[i] = (uint8_t)(i % 52);
    uint8_t points[52];
    for (int i = 0; i < 52; i++) points[i] = (uint8_t)point(i);

    for (uint64_t n = 0; n < shoes; n++) {
        for (int i = 0; i < CARDS; i++) shoe[i] = packs[i];
        for (int i = CARDS - 1; i > 0; i--) {
            uint32_t j = below((uint32_t)i + 1);
            uint8_t held = shoe[i];
            shoe[i] = shoe[j];
            shoe[j] = held;
        }
        int burn = points[shoe[0]] ? points[shoe[0]] : 10;
        int next = 1 + burn;
        while (next < CARDS - BEHIND) {
            int punto = points[shoe[next]] + points[shoe[next + 2]];
            int banco = points[shoe[next + 1]] + points[shoe[next + 3]];
            if (punto >= 10) punto -= 10;
            if (banco >= 10) banco -= 10;
            next += 4;
            if (punto < 8 && banco < 8) {
                int draws;
                if (punto <= 5) {
                    int third = points[shoe[next++]];
                    punto += third;
                    if (punto >= 10) punto -= 10;
                    if (banco <= 2) draws = 1;
                    else if (banco == 3) draws = third != 8;
                    else if (banco == 4) draws = third >= 2 && third <= 7;
                    else if (banco == 5) draws = third >= 4 && third <= 7;
                    else if (banco == 6) draws = third == 6 || third == 7;
                    else draws = 0;
                } else {
                    draws = banco <= 5;
                }
                if (draws) {
                    banco += points[shoe[next++]];
                    if (banco >= 10) banco -= 10;
                }
            }
            coups++;
            if (punto > banco) punto_wins++;
            else if (banco > punto) banco_wins++;
            else ties++;
        }
    }
    printf("%llu %llu %llu %llu %llu\n", (unsigned long long)shoes, (unsigned long long)coups,
           (unsigned long long)punto_wins, (unsigned long long)banco_wins, (unsigned long long)ties);
    return 0;
}
