import type { Parts } from '../draw.ts'

/** Animals of sayings and fables. */
export const creatureParts: Parts = {
  monkey: `c -38 -2 14 wood-deep; c 38 -2 14 wood-deep; c -38 -2 8 cheek; c 38 -2 8 cheek; c 0 -2 38 wood-deep; e -13 -8 15 17 cheek; e 13 -8 15 17 cheek; e 0 16 27 20 cheek; c -12 -8 5 ink; c 12 -8 5 ink; c -4 8 2 ink; c 4 8 2 ink; l 3 ink M-12 20q12 10 24 0`,
  cat: `s 6 koin-edge M-36 -8L-34 -40L-10 -28Z; s 6 koin-edge M36 -8L34 -40L10 -28Z; c 0 0 38 koin-edge; e 0 14 20 14 cream; c -14 -6 5 ink; c 14 -6 5 ink; s 2 rose M-5 6H5L0 12Z; l 3 ink M0 12q-6 8 -12 4M0 12q6 8 12 4; l 3 ink M-22 8l-24 -4M-22 14l-24 6M22 8l24 -4M22 14l24 6; l 5 wood M0 -36v12M-12 -34v8M12 -34v8`,
  dog: `r -32 18 11 28 5 wood; r 12 18 11 28 5 wood; r -38 -10 66 36 16 wood; l 9 wood M-36 -2Q-54 -10 -50 -28; c 34 -18 22 wood; r 40 -16 26 18 9 cream; e 22 -14 9 19 wood-deep; c 40 -24 3.5 ink; c 64 -12 5 ink`,
  mouse: `l 5 rose M-34 14Q-60 20 -58 -6; e 0 8 36 24 violet; c 30 0 19 violet; c 20 -20 14 violet; c 20 -20 8 rose; c 38 -4 3.5 ink; c 50 4 4 ink; l 2 ink M44 8l14 4M44 10l12 8; l 6 rose M-12 30v5M14 30v5`,
  squirrel: `p koin-edge M-10 40C-62 44 -62 -30 -22 -42C-4 -42 0 -22 -14 -18C-28 -10 -20 10 -4 14Z; e 6 20 22 28 wood; c 16 -16 18 wood; s 4 wood M8 -30L8 -44L18 -32Z; c 22 -18 3.5 ink; c 34 -12 3 ink; e 12 24 10 16 cream; l 6 wood-deep M20 12q12 2 14 -6`,
  buffalo: `l 12 wood-deep M-22 -20Q-62 -16 -58 -54; l 12 wood-deep M22 -20Q62 -16 58 -54; e -38 -8 14 7 ink; e 38 -8 14 7 ink; r -28 -34 56 74 24 ink; r -24 14 48 30 15 violet; c -10 28 4 ink; c 10 28 4 ink; c -13 -8 5 white; c 13 -8 5 white; c -13 -7 3 ink; c 13 -7 3 ink; l 4 violet M-10 -28q10 -6 20 0`,
  croc: `p leaf-deep M-62 6C-56 -24 -24 -26 -8 -18L60 -10Q68 -4 60 4L-6 8Z; p leaf M-62 6L-6 8L58 12Q60 22 48 22H-20Q-60 26 -62 6Z; s 2 white M4 8L9 18L14 8ZM22 8L27 18L32 9ZM40 9L45 18L50 9Z; c -24 -22 12 leaf-deep; c -22 -24 6 white; c -21 -24 3.5 ink; c 56 -8 3 ink`,
  toad: `e 0 18 50 34 wood; c -26 -18 18 wood; c 26 -18 18 wood; c -26 -20 11 white; c 26 -20 11 white; c -25 -19 5 ink; c 27 -19 5 ink; l 4 ink M-24 14Q0 30 24 14; c -36 22 5 wood-deep; c 36 20 5 wood-deep; c -18 34 5 wood-deep; c 16 36 5 wood-deep; c 0 -4 4 wood-deep; c -6 40 3 wood-deep; c 40 34 3 wood-deep`,
  snail: `p cream M-40 34Q-54 30 -50 16L-44 4Q-36 0 -36 12L-30 22H36Q44 34 30 34Z; c 6 2 32 wood; o 6 2 20 6 wood-deep; o 6 2 8 5 wood-deep; l 3 cream M-46 6l-6 -14M-40 4l0 -14; c -52 -10 3 ink; c -40 -12 3 ink`,
  louse: `e 0 0 9 12 ink; l 2 ink M-8 -6l-7 -4M-9 1h-8M-8 7l-7 4M8 -6l7 -4M9 1h8M8 7l7 4`,
}
