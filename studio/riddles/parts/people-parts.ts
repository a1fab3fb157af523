import type { Parts } from '../draw.ts'

/** Our people, and what people have: hands, arms, legs, faces. */
export const peopleParts: Parts = {
  kla: `l 6.500 leaf-deep M-25 15q-6 5 -5 12; l 6.500 leaf-deep M25 15q6 5 5 12; @body 0 0; l 2.600 ink M-4 12q4 4 8 0`,
  klaup: `l 6.500 leaf-deep M-25 15q-10 -4 -8 -18; l 6.500 leaf-deep M25 15q10 -4 8 -18; @body 0 0
    p ink M-5 11h10a5 5.500 0 0 1 -10 0Z`,
  klaoops: `l 6.500 leaf-deep M-25 15q-10 -4 -8 -18; l 6.500 leaf-deep M25 15q10 -4 8 -18; @body 0 0; l 2.600 ink M-5 14q2.500 -3 5 0t5 0
    l 2.400 ink M-15 -2q3 -3 6 -3M15 -2q-3 -3 -6 -3`,
  body: `r -15 31 11 9 4.500 leaf-deep; r 4 31 11 9 4.500 leaf-deep; l 3.400 leaf-deep M0 -10v-9; f 0 -18 15 -58 leaf; f 0 -18 20 42 leaf
    r -28 -12 56 47 23 leaf; r -17 18 34 17 9 cream; r -21 10 7 5 2.500 cheek; r 14 10 7 5 2.500 cheek; r -14 1 7 9 3.500 ink; r 7 1 7 9 3.500 ink
    c -9.500 3.500 1.500 white; c 11.500 3.500 1.500 white`,
  blob: `r -15 31 11 9 4.500 rose; r 4 31 11 9 4.500 rose; l 6.500 rose M-25 15q-6 5 -5 12; l 6.500 rose M25 15q6 5 5 12; r -26 -16 52 52 20 rose
    r -14 0 7 9 3.500 ink; r 7 0 7 9 3.500 ink; l 2.600 ink M-4 13q4 4 8 0; l 3 white M-16 28h8M-4 28h8M8 28h8`,
  blue: `r -15 31 11 9 4.500 sky; r 4 31 11 9 4.500 sky; l 6.500 sky M-25 15q-6 5 -5 12; l 6.500 sky M25 15q6 5 5 12; r -27 -12 54 47 20 sky; f -6 -10 14 -30 leaf
    r -14 1 7 9 3.500 ink; r 7 1 7 9 3.500 ink; l 2.600 ink M-4 13q4 4 8 0`,
  fallen: `l 6 wood-deep M-56 42H56; @klaoops 4 14 1.150 100; l 4 coral M-44 -34l-8 -8M-30 -44l-4 -10M-52 -20l-10 -3`,
  old: `r -15 31 11 9 4.500 violet; r 4 31 11 9 4.500 violet; r -27 -14 54 50 20 violet; p white M-28 -4C-30 -30 30 -30 28 -4C18 -16 -18 -16 -28 -4Z
    o -11 5 8 3 ink; o 11 5 8 3 ink; l 3 ink M-3 5h6; c -11 5 2.500 ink; c 11 5 2.500 ink; p white M-14 17Q0 10 14 17Q10 34 0 34T-14 17Z
    l 6.500 violet M25 15q10 4 14 8; l 5 wood-deep M40 44V20Q40 12 48 14`,
  thief: `r -17 35 13 10 5 ink; r 4 35 13 10 5 ink; l 8 violet M-28 14q-10 4 -8 18; l 8 violet M28 14q10 4 8 18; r -32 -22 64 60 24 violet
    p ink M-32 -4C-34 -46 34 -46 32 -4Z; r -34 -10 68 8 4 wood-deep; r -32 0 64 16 8 ink; r -17 4 10 8 4 white; r 7 4 10 8 4 white; c -11 8 2.500 ink; c 13 8 2.500 ink
    l 3 ink M-6 26q8 3 13 -3`,
  hacker: `p ink M-40 44C-44 4 -34 -44 0 -44S44 4 40 44Z; p cheek M-22 2C-22 -20 22 -20 22 2V10H-22Z; r -22 -4 44 14 4 violet; r -14 0 9 6 3 white; r 5 0 9 6 3 white
    r -42 12 84 36 6 wood; r -36 16 72 28 4 sky; @skull 0 30 .3`,
  skull: `c 0 -4 30 white; r -18 16 36 20 6 white; c -12 -4 8 ink; c 12 -4 8 ink; l 4 ink M-6 30v8M6 30v8`,
  hand: `r -22 -2 44 46 18 cheek; l 12 cheek M-16 4V-30M-5 0V-40M6 0V-38M17 4V-28; l 12 cheek M-18 26Q-36 20 -38 2; r -18 40 36 10 3 sky`,
  palm: `p cheek M-60 4H-30Q-10 -8 6 2H40Q50 2 50 9T40 16H54Q60 22 52 27L8 34Q-14 38 -30 28H-60Z; r -72 -2 16 36 4 sky`,
  fist: `r -34 -20 64 46 18 cheek; l 3 koin-edge M-16 -16v22M0 -16v22M14 -16v22; r 26 -12 24 32 4 sky; r -28 8 38 14 7 cheek; l 3 koin-edge M-24 8h30`,
  biceps: `l 24 cheek M-34 34Q-10 40 10 30; l 22 cheek M18 30Q40 24 30 -24; p cheek M-20 28C-16 -6 22 -4 30 20Z; r 14 -48 32 28 12 cheek
    l 3 koin-edge M22 -46v12M30 -48v12M38 -46v12; r -50 22 18 26 6 coral`,
  leg: `l 26 cheek M-6 -36Q2 -12 -4 8Q-10 22 -8 34; r -26 -52 38 26 8 sky; s 8 coral M-18 32H2L32 38Q38 44 34 46H-18Z; l 4 white M-20 48H36`,
  legup: `@leg -20 0 1; @up 34 0 1.2`,
  cast: `l 24 cheek M-16 -44L-6 -16; r -24 -54 36 22 8 sky; s 10 white M-16 -18L10 -22L16 30L38 34V42H-8Z; l 4 sky M-10 -4l20 -4M-7 12l20 -3M-4 28l18 -2; c 38 38 6 cheek`,
  face: `c 0 0 44 cheek; p ink M-44 -6C-48 -52 48 -52 44 -6C34 -26 -20 -30 -44 -6Z; c -15 4 5 ink; c 15 4 5 ink; l 4 ink M-10 22q10 8 20 0; e -26 14 6 4 coral; e 26 14 6 4 coral`,
  heart: `s 10 coral M0 36L-34 2A17 17 0 0 1 0 -22A17 17 0 0 1 34 2Z`,
  sole: `e 0 12 17 30 violet; e -4 -8 20 22 violet; c -18 -34 8 violet; c -4 -40 7 violet; c 9 -38 6 violet; c 19 -31 5 violet`,
  blood: `p coral M0 -48C12 -22 34 -4 34 18A34 34 0 0 1 -34 18C-34 -4 -12 -22 0 -48Z; l 5 cheek M-18 20q2 12 12 14`,
}
