import type { Parts } from '../draw.ts'

/** Single parts of the body, which stand for words that sound the same. */
export const bodyParts: Parts = {
  eye: `p white M-50 0Q0 -44 50 0Q0 44 -50 0Z; c 0 0 20 wood; c 0 0 11 ink; c 6 -6 4 white; l 5 ink M-50 0Q0 -44 50 0M-34 -22l-6 -10M0 -26v-11M34 -22l6 -10`,
  ear: `s 10 cheek M-37 -6C-45 -70 41 -70 37 -10C35 20 9 26 3 46C-5 74 -35 62 -31 34C-29 20 -35 10 -37 -6Z; l 7 coral M-15 -8C-19 -44 19 -42 15 -12C13 2 -3 2 -5 20M-15 -8q4 12 12 8`,
  mouth: `p coral M-48 -4Q-26 -34 -8 -24Q0 -18 8 -24Q26 -34 48 -4Q26 36 0 36T-48 -4Z; p ink M-36 -4Q-20 -16 0 -14T36 -4Q20 20 0 20T-36 -4Z; p white M-28 -8Q-12 -14 0 -13T28 -8L22 -1H-22Z`,
  tooth: `p white M-30 -34C-14 -46 -8 -32 0 -32S14 -46 30 -34C46 -20 34 4 28 20C24 44 12 46 10 26Q8 12 0 12T-10 26C-12 46 -24 44 -28 20C-34 4 -46 -20 -30 -34Z; l 4 sky M-24 -20q-4 8 -2 16`,
  point: `r -56 -18 30 44 4 sky; r -32 -20 50 46 17 cheek; l 14 cheek M4 -12H50; l 3 koin-edge M4 4h12M2 14h12; l 11 cheek M-14 -16Q-4 -28 6 -24`,
  pinky: `r -30 -8 54 50 18 cheek; l 12 cheek M-20 0V-10M-7 -2V-14M6 0V-10; l 9 cheek M20 8V-40; r -20 40 36 10 3 sky; l 12 cheek M-28 20Q-14 26 0 16; l 4 koin-edge M-4 22q6 -2 8 -8; l 5 coral M34 -50l8 -8M38 -34h11M22 -58v-9`,
  brain: `p rose M-44 6C-54 -24 -20 -46 0 -36C22 -48 54 -24 44 6C46 26 22 36 4 30Q-6 40 -20 32C-40 34 -50 20 -44 6Z; l 4 coral M0 -36Q-8 -10 4 30M-26 -18q12 4 8 16M-30 14q10 -8 20 0M20 -22q-10 8 2 14M18 14q10 -10 20 -2`,
  stomach: `p cheek M-14 -50H2Q0 -26 10 -24C52 -26 52 34 8 42Q-20 46 -40 34L-33 24Q-12 26 -12 4Q-14 -20 -14 -50Z; l 4 coral M14 -14q20 4 14 26`,
  human: `l 11 violet M-8 20V44M8 20V44; l 9 cheek M-18 -8L-30 16M18 -8L30 16; r -18 -16 36 40 10 sky; c 0 -32 16 cheek; p ink M-16 -34Q-16 -52 2 -50T16 -34Q0 -42 -16 -34Z; c -5 -30 2 ink; c 6 -30 2 ink; l 2 ink M-3 -24q4 3 8 0; s 3 coral M-3 -14H3L4 6L0 10L-4 6Z`,
}
