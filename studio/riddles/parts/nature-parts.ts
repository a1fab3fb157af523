import type { Parts } from '../draw.ts'

/** What grows, shines, burns and flows. */
export const natureParts: Parts = {
  flower: `l 5 leaf-deep M0 0V48; p leaf M0 42C16 42 26 34 30 20C14 20 2 28 0 42Z; c 0 -36 15 rose; c 19 -22 15 rose
    c 12 0 15 rose; c -12 0 15 rose; c -19 -22 15 rose; c 0 -17 12 koin`,
  blossom: `c 0 -19 15 rose; c 18 -6 15 rose; c 11 15 15 rose; c -11 15 15 rose; c -18 -6 15 rose; c 0 0 12 koin`,
  cowrie: `p wood M4 -40C30 -38 42 -14 38 10C34 34 18 48 2 48C-16 48 -34 32 -36 8C-38 -18 -22 -40 4 -40Z
    p cream M0 -44C26 -44 38 -18 34 6C30 30 16 44 0 44C-18 44 -34 28 -34 4C-34 -22 -24 -44 0 -44Z
    p wood-deep M2 -38C10 -20 4 -6 2 4C0 16 4 28 0 40C-8 28 -10 14 -8 2C-6 -12 -4 -26 2 -38Z
    l 3 wood-deep M-7 -24H-17M-9 -13H-20M-11 -2H-22M-11 9H-22M-10 20H-20M-7 30H-15M7 -24H16M8 -13H19M6 -2H19M5 9H18M6 20H17M6 30H13
    l 4 white M-26 -8q2 -18 12 -26; l 3 koin-edge M28 -4q0 18 -8 28`,
  tree: `r -7 4 14 44 5 wood; c -20 -4 22 leaf-deep; c 20 -4 22 leaf-deep; c 0 -22 26 leaf; c 10 -28 12 mint`,
  sprout: `l 6 leaf-deep M0 40V4; f 0 8 38 -58 leaf; f 0 8 48 42 leaf`,
  moon: `p koin M8 -44A46 46 0 1 0 44 20A38 38 0 0 1 8 -44Z`,
  star: `s 10 koin M0 -40L12 -14L40 -11L19 8L25 36L0 22L-25 36L-19 8L-40 -11L-12 -14Z`,
  sun: `c 0 0 22 koin; l 6 koin M0 -44v10M0 34v10M-44 0h10M34 0h10M-31 -31l7 7M24 24l7 7M31 -31l-7 7M-24 24l-7 7`,
  cloud: `r -40 -6 80 26 13 white; r -22 -24 42 40 20 white`,
  fire: `p coral M0 -48C6 -26 34 -14 34 14A34 34 0 0 1 -34 14C-34 0 -26 -8 -20 -18C-14 -10 -12 -8 -8 -6C-10 -22 -6 -38 0 -48Z
    p koin M2 -12C6 0 18 8 18 24A18 18 0 0 1 -18 24C-18 14 -8 10 -4 2C0 6 2 -4 2 -12Z`,
  drop: `p sky M0 -40C10 -18 28 -4 28 16A28 28 0 0 1 -28 16C-28 -4 -10 -18 0 -40Z; l 4 white M-14 18q2 10 10 12`,
  snowflake: `l 6 sky M0 -42V42M-36 -21L36 21M-36 21L36 -21; l 5 sky M-9 -38l9 9l9 -9M-9 38l9 -9l9 9M-39 -9l12 -5l-3 -12M39 9l-12 5l3 12M39 -9l-12 -5l3 -12M-39 9l12 5l-3 12`,
  candle: `r -14 -14 28 60 6 cream; r -14 30 28 16 6 rose; l 3 ink M0 -14v-8; p koin M0 -50C4 -40 12 -36 12 -28A12 12 0 0 1 -12 -28C-12 -36 -4 -40 0 -50Z
    p coral M0 -38C2 -32 6 -30 6 -26A6 6 0 0 1 -6 -26C-6 -30 -2 -32 0 -38Z`,
  soap: `r -44 8 76 38 17 rose; r -32 18 52 18 9 cheek; @bubble 4 -14 .9; @bubble 36 -26 .6; @bubble -28 -30 .6; @bubble 12 -42 .38; @bubble 42 6 .36`,
  bubble: `c 0 0 22 sky; c 0 0 18.500 white; l 4 sky M-9 -4q1 -7 7 -9; c 9 8 3 rose`,
  apple: `c -12 6 26 coral; c 12 6 26 coral; l 4 wood-deep M0 -16Q0 -28 6 -34; f 3 -24 24 64 leaf; l 4 cheek M-28 0q2 -9 10 -12`,
  egg: `p cream M0 -34C18 -34 28 -4 28 10A28 28 0 0 1 -28 10C-28 -4 -18 -34 0 -34Z; l 4 white M-14 0q2 -12 8 -16`,
  broken: `p white M-40 10Q-44 -8 -22 -8Q-6 -18 10 -8Q40 -12 40 8Q36 22 10 18Q-20 24 -40 10Z; c 0 2 11 koin; c -3 -1 3 cream`,
  goldegg: `p koin-edge M0 -38C21 -38 32 -5 32 11A32 32 0 0 1 -32 11C-32 -5 -21 -38 0 -38Z; p koin M0 -34C18 -34 28 -4 28 10A28 28 0 0 1 -28 10C-28 -4 -18 -34 0 -34Z; l 5 cream M-14 0q2 -12 8 -16`,
  meat: `p coral M-44 -4C-44 -40 -4 -44 14 -30C40 -28 50 -6 42 14C34 38 -2 36 -14 30C-40 32 -46 12 -44 -4Z
    p cheek M-30 -4C-30 -26 -6 -30 10 -18C28 -16 36 -4 28 8C20 20 0 18 -10 16C-26 18 -30 6 -30 -4Z; o -10 -4 8 5 white`,
  globe: `c 0 0 40 sky; p leaf M-30 -24C-14 -34 0 -26 -4 -14C-10 -8 -20 -6 -18 6C-26 8 -36 -4 -34 -12Z
    p leaf M8 -34C26 -30 36 -14 36 0C28 4 18 -4 14 -12Z; p leaf M-4 10C10 6 22 12 18 24C12 34 2 36 -4 32Z`,
  rice: `l 5 leaf-deep M0 0V-36M0 0Q-10 -18 -16 -26M0 0Q10 -18 16 -26; l 7 koin M0 -36q2 -12 14 -12M-16 -26q-8 -4 -12 4`,
  shell: `e 2 3 38 46 wood; e 0 0 34 44 cream; e 0 0 5 38 wood-deep; l 3 wood-deep M-7 -20H-18M-9 -4H-21M-7 12H-19M7 -20H18M9 -4H20M7 12H18`,
  orange: `c 0 2 25 koin-edge; c 0 0 24 koin; c 0 -16 4 leaf-deep; f 0 -16 20 60 leaf; c -8 10 1.5 koin-edge; c 4 14 1.5 koin-edge; c 12 4 1.5 koin-edge; c -2 2 1.5 koin-edge; l 4 white M-15 -2q2 -8 8 -10`,
  peak: `s 8 leaf-deep M-50 44L-4 -40L46 44Z; s 6 white M-18 -14L-4 -40L10 -14L2 -20L-6 -12Z; l 4 wood-deep M-4 -40V-58; p coral M-3 -60L18 -54L-3 -46Z; l 6 coral M50 -36L14 -40M24 -50L12 -40L24 -30`,
}
