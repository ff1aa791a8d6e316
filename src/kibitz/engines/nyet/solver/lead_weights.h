/* The weight of each feature of a lead in the move ordering, fitted for each number of players to minimize the nodes
   searched after the first lead. The cost of each lead was recorded in 75,000 to 130,000 null-window searches of random
   endings, with leads tried in random order. */
#ifndef KIBITZ_SOLVER_LEADS_H
#define KIBITZ_SOLVER_LEADS_H

typedef struct {
    int hint;           /* it caused a cutoff in a similar position */
    int history;        /* the history heuristic, in 64ths */
    int taken[3];       /* who will take the trick: opponents, a partner, the card itself */
    int strength[3];    /* in eighths, per point of its strength, by who takes the trick */
    int one[3];
    int trump;
    int forced_from;    /* a 1 that an opponent, or a partner, must play */
    int forced_own;
    int winner;         /* nobody holds a higher card */
    int length;         /* of the suit in the hand, except trumps */
    int single;
    int pair;
    int ruff_own;       /* who can trump the suit */
    int ruff_against;
    int ones_own;       /* who has 1s of it */
    int ones_against;
} kibitz_leading;

/* Where tricks are bad and where they are wanted, for two to five players. */
static const kibitz_leading LEADS_BY_PLAYERS[2][4] = {
    {
        {146, 183, {64, 0, -64}, {47, 0, 52}, {137, 0, -97}, -140, 176, 0, 45, -12, 182, 129, 0, -219, -9, 55},
        {187, 96, {60, -38, -68}, {44, 71, 23}, {137, -102, -76}, -64, 91, 32, 2, 9, 109, 59, -14, -136, -76, 41},
        {237, 103, {59, -47, -69}, {61, 69, 40}, {152, -77, -76}, -49, 77, -46, -36, 26, 93, 42, 2, -181, -21, 20},
        {258, 86, {64, -69, -64}, {44, 72, 37}, {143, -79, -70}, -48, 30, -13, -14, 32, 75, 30, -12, -137, -13, 28},
    },
    {
        {44, 104, {-64, 0, 64}, {31, 0, 24}, {-71, 0, 63}, -53, 64, 15, -51, 4, 58, 30, 0, -123, 15, -30},
        {93, 116, {-74, 74, 54}, {-2, -45, 5}, {-93, 101, 33}, -59, 112, 38, -47, 1, 64, 9, -51, -126, 26, -4},
        {256, 195, {-86, 108, 42}, {-46, -59, -25}, {-185, 155, 46}, -65, 135, 59, -10, 18, 33, 12, -57, -205, 28, 9},
        {329, 218, {-96, 142, 32}, {-60, -75, -19}, {-185, 134, 66}, -73, 123, 44, 24, 33, 39, 21, -16, -233, 30, 9},
    },
};

static const kibitz_leading LEADS_WITHOUT_ONES = {
    2000, 0, {-64, 64, 64}, {-8, -8, -8}, {0, 0, 0}, -32, 0, 0, -30, -6, 0, 0, 0, 0, 0, 0
};

#endif
