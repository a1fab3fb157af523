import type { Parts } from '../draw.ts'

/** Houses, shops, streets and what drives, sails and flies. */
export const placeParts: Parts = {
  house: `r -32 -10 64 56 5 cream; s 10 coral M-40 -10L0 -44L40 -10Z; r -9 16 20 30 4 wood; r -26 0 14 14 3 sky; r 16 0 12 14 3 sky; c 6 32 2 koin`,
  bank: `s 8 white M-44 -22L0 -46L44 -22Z; r -42 -16 84 50 0 sky; @dime 0 -31 .4; r -48 -22 96 9 3 leaf-deep; r -40 -12 12 44 4 white; r -18 -12 12 44 4 white; r 6 -12 12 44 4 white; r 28 -12 12 44 4 white
    r -48 32 96 14 4 leaf-deep`,
  stall: `@emptystall 0 0; c -26 9 9 leaf; c -9 9 9 koin; c 9 9 9 coral; c 26 9 9 rose`,
  emptystall: `r -42 -24 6 70 3 wood-deep; r 36 -24 6 70 3 wood-deep; r -48 -40 24 24 0 coral; c -36 -16 12 coral; r -24 -40 24 24 0 cream; c -12 -16 12 cream
    r 0 -40 24 24 0 coral; c 12 -16 12 coral; r 24 -40 24 24 0 cream; c 36 -16 12 cream; r -50 -46 100 10 5 wood-deep; r -46 24 92 22 5 wood; r -50 18 100 9 4 wood-deep`,
  shop: `r -38 -12 76 58 4 cream; r -44 -38 22 26 0 mint; r -22 -38 22 26 0 white; r 0 -38 22 26 0 mint; r 22 -38 22 26 0 white; c -33 -12 11 mint; c -11 -12 11 white; c 11 -12 11 mint; c 33 -12 11 white
    r -46 -44 92 9 4 leaf-deep; r -28 12 28 22 3 sky; r 10 10 18 36 3 wood`,
  school: `r -48 -6 96 52 4 cream; s 6 coral M-24 -8L0 -30L24 -8Z; r -20 -8 40 54 0 cream; r -8 22 16 24 3 wood; c 0 4 7 sky; r -40 6 12 12 2 sky; r 28 6 12 12 2 sky; r -40 26 12 12 2 sky; r 28 26 12 12 2 sky
    l 3 wood-deep M0 -30V-50; r 1 -50 22 5 0 coral; r 1 -45 22 5 0 white; r 1 -40 22 5 0 violet`,
  factory: `r 16 -44 14 50 2 wood-deep; r -8 -36 14 40 2 wood-deep; r -48 4 96 42 4 violet; s 4 violet M-46 6V-18L-26 2V-18L-8 2Z; r -36 20 14 12 2 cream; r -10 20 14 12 2 cream; r 16 20 14 12 2 cream; c 26 -54 8 white; c 36 -62 6 white`,
  hospital: `r -40 -38 80 84 6 cream; r -10 22 20 24 3 sky; r -28 -2 14 14 3 sky; r 14 -2 14 14 3 sky; r -4 -32 8 24 2 leaf-deep; r -12 -24 24 8 2 leaf-deep; l 4 sky M-40 44H40`,
  car: `p coral M-50 12Q-50 -4 -34 -6L-22 -26Q-18 -32 -10 -32H12Q20 -32 26 -26L36 -6Q50 -4 50 12V20Q50 24 46 24H-46Q-50 24 -50 20Z; p s4-soft M-22 -8L-14 -22Q-12 -24 -8 -24H-2V-8Z; p s4-soft M4 -8V-24H12Q16 -24 18 -22L26 -8Z
    c -28 24 12 ink; c 28 24 12 ink; c -28 24 5 white; c 28 24 5 white; r 42 2 8 7 3 koin`,
  bus: `r -50 -34 100 62 10 coral; r -42 -26 20 20 4 s4-soft; r -18 -26 20 20 4 s4-soft; r 6 -26 20 20 4 s4-soft; r 30 -26 20 42 4 s4-soft; r -50 4 78 8 0 cream; c -26 28 12 ink; c 26 28 12 ink; c -26 28 5 white; c 26 28 5 white`,
  scooter: `r -48 -26 34 32 5 koin-edge; r -48 -26 34 9 4 wood-deep; l 8 coral M-40 14H6Q14 14 16 4L26 -26; l 6 ink M20 -30h14; s 6 coral M-38 8H-8L-4 16H-38Z; c -30 28 14 ink; c 34 28 14 ink; c -30 28 6 white; c 34 28 6 white; l 7 coral M24 -16L34 22`,
  plane: `p white M-50 -4Q-40 -14 20 -14Q50 -10 50 0T20 10H-30Q-46 8 -50 -4Z; p sky M-6 -6L-26 -40H-14L18 -6Z; p sky M-10 4L-30 36H-18L16 4Z; s 4 sky M-48 -6L-56 -28H-48L-34 -10Z; c 28 -4 3 ink; c 16 -4 3 ink; c 4 -4 3 ink; c -8 -4 3 ink`,
  train: `r -50 -22 58 48 6 coral; r 8 -4 40 30 8 coral; r -56 -30 70 10 5 wood-deep; r -42 -12 18 18 3 s4-soft; r -18 -12 18 18 3 s4-soft; r 28 -26 12 24 3 ink; c -30 32 12 ink; c 2 32 12 ink; c 34 32 12 ink; c -30 32 4 white; c 2 32 4 white; c 34 32 4 white; c 40 -36 8 white; c 30 -48 11 white`,
  ship: `p violet M-58 10H58L44 36H-44Z; r -46 -8 24 18 2 coral; r -20 -8 24 18 2 koin; r -46 -28 24 18 2 mint; r -20 -28 24 18 2 coral; r 20 -26 24 36 4 white; r 26 -20 12 9 2 sky; l 4 white M-40 20h60`,
  road: `s 4 ink M-16 50L-6 -50H6L16 50Z; l 4 white M0 42v-12M0 14v-10M0 -12v-8M0 -34v-6`,
  stairs: `s 6 wood M-46 44V26H-24V8H-2V-10H20V-28H46V44Z; l 4 wood-deep M-46 26H-24M-24 8H-2M-2 -10H20M20 -28H46`,
  milestone: `s 4 ink M-60 46L-22 -44H-14L-8 46Z; l 3 white M-30 40L-26 24M-24 14L-21 2M-20 -8L-18 -18; r 6 -30 44 74 20 white; r 6 8 44 36 3 white
    r 12 -22 32 16 8 coral; r 16 2 24 6 3 ink; r 20 14 16 6 3 ink; r 0 40 56 8 4 leaf-deep`,
  toll: `r -50 -46 100 14 5 leaf-deep; r -44 -32 8 78 2 white; r 36 -32 8 78 2 white; r -30 -14 24 60 4 koin; r -26 -8 16 18 3 sky; l 6 coral M-6 14H34; l 6 white M6 14h6M22 14h6`,
  door: `r -26 -46 52 92 4 wood; r -18 -38 36 34 3 wood-deep; r -18 4 36 34 3 wood-deep; c 18 0 4 koin`,
  shelf: `r -46 -44 6 90 3 wood-deep; r 40 -44 6 90 3 wood-deep; r -46 -14 92 6 2 wood-deep; r -46 16 92 6 2 wood-deep; r -46 42 92 5 2 wood-deep; @parcel -20 -26 .3; @parcel 14 -26 .3; @parcel -24 4 .3; @parcel 4 4 .3; @parcel 28 30 .3; @parcel -8 30 .3`,
  boat: `l 6 wood-deep M0 10V-62; p white M6 -60L50 -4H6Z; p cheek M-6 -46L-34 -4H-6Z; p wood M-64 4H64Q56 40 30 40H-30Q-56 40 -64 4Z; l 4 wood-deep M-58 18H58`,
}
