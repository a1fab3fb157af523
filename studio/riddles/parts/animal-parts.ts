import type { Parts } from '../draw.ts'

/** Animals: large ones from the side, the others by their face. */
export const animalParts: Parts = {
  horse: `l 8 wood-deep M-36 -4Q-54 6 -46 32; l 10 wood M-28 12V44M-14 14V44M8 14V44M22 12V44; l 10 ink M-28 43v2M-14 43v2M8 43v2M22 43v2
    r -40 -12 70 32 16 wood; s 10 wood M12 -2L26 -34L36 -30L30 4Z; s 12 wood M26 -36L50 -20L46 -14L28 -22Z; s 3 wood M22 -40L25 -52L32 -41Z
    l 8 wood-deep M20 -44Q6 -30 8 -8; c 34 -29 3 ink; c 49 -17 2 ink`,
  bear: `c -30 -30 15 wood-deep; c 30 -30 15 wood-deep; c -30 -30 7 cheek; c 30 -30 7 cheek; c 0 2 44 wood; e 0 18 20 16 cream
    e 0 11 8 6 ink; c -17 -7 5 ink; c 17 -7 5 ink; l 3 ink M0 16v7M-8 24q8 6 16 0`,
  bull: `l 11 cream M-24 -26Q-50 -24 -46 -48; l 11 cream M24 -26Q50 -24 46 -48; e -34 -8 13 7 wood-deep; e 34 -8 13 7 wood-deep
    r -29 -36 58 76 26 wood-deep; r -26 12 52 34 17 cheek; c -11 26 4 ink; c 11 26 4 ink; o 0 38 9 4 koin; c -14 -6 5 white
    c 14 -6 5 white; c -14 -5 3 ink; c 14 -5 3 ink; l 4 ink M-22 -16l12 4M22 -16l-12 4; r -10 -38 20 14 7 wood`,
  pigside: `r -28 18 12 22 6 rose; r 14 18 12 22 6 rose; e 0 2 42 30 rose; c 34 -8 20 rose; s 5 rose M24 -22L26 -38L38 -24Z; r 46 -10 14 18 7 cheek
    c 52 -4 2 ink; c 52 3 2 ink; c 40 -12 3 ink`,
  fish: `p coral M-50 -22L-22 0L-50 22Q-42 0 -50 -22Z; p koin M-34 0C-14 -36 28 -34 48 0C28 34 -14 36 -34 0Z; p coral M-4 -26Q8 -42 20 -26Z
    c 28 -6 6 white; c 29 -6 3 ink; l 3 koin-edge M10 -14q8 14 0 28; p koin-edge M-2 4q-10 6 -12 14q12 0 16 -10Z`,
  bigfish: `p violet M-60 -34L-30 0L-60 34Q-46 0 -60 -34Z; p violet M-40 0C-20 -52 40 -50 56 -16L28 2L56 18C40 50 -20 52 -40 0Z
    p violet M-8 -36Q8 -60 24 -38Z; c 26 -22 8 white; c 28 -22 4 ink; p white M56 -16L50 -4L44 -8L38 2L32 -3L28 2L56 -16Z`,
  snake: `l 14 leaf M-6 -32A36 36 0 1 0 30 -16; l 14 leaf M30 -16Q24 -30 10 -32; l 4 koin M-30 -18l-6 -4M-38 6l-8 2M-24 32l-4 8M6 38l2 8M32 20l7 5
    e -4 -33 17 12 leaf-deep; c 0 -38 3.500 white; c 1 -38 2 ink; l 5 leaf M12 -32l-14 2`,
  tiger: `c -30 -30 13 koin-edge; c 30 -30 13 koin-edge; c -30 -30 6 cream; c 30 -30 6 cream; c 0 2 42 koin-edge; e -12 20 15 12 cream; e 12 20 15 12 cream
    p ink M-8 8H8L0 17Z; c -17 -6 5 ink; c 17 -6 5 ink; l 5 ink M0 -40v14M-12 -38v9M12 -38v9M-42 4h10M-40 16h9M42 4h-10M40 16h-9; l 3 ink M0 16v5M-8 24q8 5 16 0`,
  tigerbody: `l 10 koin-edge M-58 18Q-84 14 -78 -8; l 10 ink M-79 -6v-4; r -62 -6 116 42 21 koin-edge; l 6 ink M-40 -4v14M-24 -5v14M-8 -5v14M8 -4v12
    r -52 24 40 14 7 koin-edge; r 8 24 56 14 7 koin-edge; @tiger 50 -4 .8`,
  goose: `p white M-46 -4C-30 -14 -6 -14 8 0C12 -12 12 -26 12 -34A14 14 0 0 1 40 -34C40 0 44 34 0 34C-30 34 -44 18 -46 -4Z; p koin M38 -38L54 -32L38 -28Z
    c 29 -37 3 ink; l 4 sky M-26 10Q-8 22 10 10; l 5 koin-edge M-6 34v12M10 34v12`,
  elephant: `r -36 10 16 36 7 violet; r -12 14 16 32 7 violet; r 12 10 16 36 7 violet; r -44 -30 74 56 26 violet; c 34 -14 24 violet
    l 13 violet M50 -8Q60 16 50 34Q46 40 40 36; e 22 -12 14 20 s3-soft; c 44 -20 3.500 ink; l 6 white M44 6q4 10 14 8; l 4 violet M-44 -6q-8 8 -4 20`,
  grasshopper: `l 5 leaf-deep M-4 2L-18 -26L-34 20; l 4 leaf-deep M10 6l4 16M22 4l8 16; s 8 leaf M-40 2L22 -6L26 6L-20 10Z; c 30 -4 10 leaf; c 33 -7 3 ink
    l 3 leaf-deep M34 -12q10 -12 18 -10M30 -14q4 -14 14 -18`,
  moth: `e -20 -12 22 14 wood; e 20 -12 22 14 wood; e -16 10 14 10 cheek; e 16 10 14 10 cheek; c -22 -12 5 cream; c 22 -12 5 cream; r -6 -22 12 46 6 wood-deep
    l 3 wood-deep M-3 -20q-4 -12 -12 -14M3 -20q4 -12 12 -14`,
  wasp: `e -6 -24 12 26 white; e 12 -26 11 24 s4-soft; p koin M-48 16C-44 -8 -14 -10 -2 6C-10 28 -38 34 -48 16Z; l 6 ink M-34 -1V26M-20 -4V26; l 3 ink M-48 18l-9 5
    c 8 6 13 koin-edge; c 30 0 15 ink; c 35 -3 5 white; c 36 -3 2 ink; l 3 ink M34 -13q6 -14 16 -14M28 -14q2 -16 12 -20M2 18l-4 14M10 18v15M18 16l6 12`,
  bird: `c 0 0 30 sky; c 18 -24 20 sky; p koin M36 -28L52 -22L36 -16Z; c 24 -28 4 ink; p violet M-30 -10Q-8 -14 4 8Q-14 20 -30 -10Z; s 5 sky M-26 -4L-50 -16L-44 4Z`,
  ant: `e -16 0 14 10 wood-deep; c 2 0 8 wood-deep; c 18 0 10 wood-deep; l 3 wood-deep M-2 -6L-10 -20M4 -7V-22M8 -5L18 -18M-2 6L-10 20M4 7V22M8 5L18 18M24 -6l10 -8M24 6l10 8`,
  frog: `e 0 18 50 34 leaf; c -26 -18 18 leaf; c 26 -18 18 leaf; c -26 -20 11 white; c 26 -20 11 white; c -25 -19 5 ink; c 27 -19 5 ink; l 4 ink M-24 14Q0 32 24 14; e -34 12 7 4 cheek; e 34 12 7 4 cheek`,
  hare: `l 12 white M8 -30Q-22 -52 -44 -46M14 -34Q-10 -66 -32 -66; l 12 white M-26 24L-52 40M-10 26L-32 46M28 18L52 34M36 8L60 18; e 0 8 44 26 white; c -44 4 10 cream; c 30 -18 24 white; c 38 -22 4 ink; c 52 -14 4 rose; e 46 -4 4 6 ink`,
  chick: `c 0 0 34 koin; s 4 koin-edge M-6 4H6L0 13Z; c -12 -6 4 ink; c 12 -6 4 ink; l 4 koin M-4 -32q-2 -10 -8 -12M2 -33q4 -10 10 -10; e -22 6 6 4 cheek; e 22 6 6 4 cheek; l 3 ink M-18 -13l8 -4M18 -13l-8 -4`,
  hen: `p white M-48 -22C-40 8 -20 10 0 2C6 -8 8 -26 18 -34C36 -44 50 -26 46 -8C48 36 20 50 -4 48C-36 46 -54 18 -48 -22Z; p coral M16 -36Q14 -52 24 -46Q28 -58 34 -46Q44 -50 40 -36Z; s 4 koin-edge M48 -20L60 -14L48 -8Z; c 34 -20 4 ink; p coral M44 -6Q54 4 46 12Q38 6 44 -6Z; l 4 cream M-24 14q16 16 34 2; l 5 koin-edge M-6 48v14h-8M10 46v14h8`,
}
