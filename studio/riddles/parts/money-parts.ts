import type { Parts } from '../draw.ts'

/** Money and what holds it. */
export const moneyParts: Parts = {
  note: `r -48 -28 96 56 9 leaf-deep; r -42 -22 84 44 5 mint; c 0 0 15 cream; c 0 -3 5 leaf-deep; r -8 3 16 7 3.5 leaf-deep
    c -31 0 5 leaf-deep; c 31 0 5 leaf-deep`,
  coin: `c 0 4 30 koin-edge; c 0 -1 30 koin; o 0 -1 23 3 koin-edge; f 0 15 30 0 koin-edge; l 2 koin M0 9V-4`,
  dime: `c 0 3 20 koin-edge; c 0 -1 20 koin; o 0 -1 13 3 koin-edge`,
  pile: `@disc 0 24; @disc 2 12; @disc -1 0; @disc 1 -12`,
  disc: `r -26 0 52 12 6 koin-edge; r -26 0 52 8 4 koin`,
  moneybag: `p wood M-18 -26C-62 10 -52 46 0 46S62 10 18 -26Z; s 6 wood M-14 -30L-20 -44H20L14 -30Z
    l 6 wood-deep M-18 -27H18; @coin 0 12 .62`,
  piggy: `l 5 rose M-40 4q-12 -2 -8 -12q6 -4 8 4; r -26 24 14 20 7 rose; r 12 24 14 20 7 rose; e 0 2 42 32 rose
    s 6 rose M8 -24L22 -38L28 -18Z; r 34 -8 15 22 7 cheek; c 40 -1 2 ink; c 40 7 2 ink; c 23 -6 3.6 ink
    r -18 -29 24 6 3 ink; e 18 6 5 3 cheek`,
  wallet: `r -46 -30 88 64 12 wood; r -46 -30 88 14 7 wood-deep; r 14 -8 34 24 10 wood-deep; c 28 4 5 koin`,
  torn: `r -46 -30 88 64 12 wood; r -46 -30 88 14 7 wood-deep; s 2 s2-soft M-26 36L-20 16L-12 24L-6 6L2 22L10 14L18 36Z
    l 3 wood-deep M-26 33L-20 16L-12 24L-6 6L2 22L10 14L18 33; @dime -18 48 .42; @dime 0 58 .45; @dime 14 46 .4`,
  card: `r -46 -30 92 60 9 violet; r -46 -18 92 12 0 ink; r -36 4 18 14 4 koin; l 3 white M2 12h30M2 19h18`,
  passbook: `r -48 -32 46 66 6 leaf-deep; r 2 -32 46 66 6 leaf-deep; r -43 -28 42 58 4 white; r 1 -28 42 58 4 white
    l 3 sky M-36 -16h26M-36 -4h26M-36 8h26M-36 20h18M8 8h26M8 20h18; @coin 21 -11 .42; l 3 leaf-deep M0 -28V30`,
  jar: `r -30 -32 60 74 14 sky; r -26 -28 52 66 11 white; @dime -10 24 .6; @dime 12 24 .6; @dime 0 6 .6; @dime -14 -4 .55
    @dime 14 -2 .55; r -26 -46 52 14 6 wood`,
  emptyjar: `r -30 -32 60 74 14 sky; r -26 -28 52 66 11 white; r -26 -46 52 14 6 wood`,
  safe: `r -40 36 16 10 3 ink; r 24 36 16 10 3 ink; r -48 -44 96 84 10 ink; r -38 -34 76 64 6 violet; c 8 -2 19 white
    o 8 -2 12 4 ink; l 4 ink M8 -21v7M8 10v7M-11 -2h7M20 -2h7; r -32 -12 7 20 3.5 white; r -48 -26 5 14 2 white`,
  atm: `r -40 -48 80 96 10 sky; r -30 -38 60 32 5 ink; l 3 mint M-22 -28h26M-22 -18h36; r -30 2 60 12 5 ink
    r -22 6 44 34 3 leaf-deep; r -18 6 36 30 2 mint; c 0 22 8 cream; l 3 white M-34 42h2M34 42h-2`,
  goldbars: `@bar -25 28; @bar 25 28; @bar 0 2`,
  bar: `s 6 koin-edge M-22 12L-14 -8H14L22 12Z; s 4 koin M-15 -8H15L11 -12H-11Z; l 3 koin M-9 2H9`,
  chest: `r -46 -2 92 46 6 wood; p wood-deep M-46 -4V-14Q-46 -42 -18 -42H18Q46 -42 46 -14V-4Z; c -26 -5 9 koin; c -8 -8 10 koin
    c 11 -8 10 koin; c 28 -5 9 koin; r -46 4 92 7 0 wood-deep; r -9 0 18 20 5 koin-edge; c 0 9 4 ink`,
  envelope: `r -44 -28 88 60 8 white; l 4 violet M-42 -22L0 8L42 -22; l 4 violet M-40 30L-14 6M40 30L14 6`,
  redpacket: `r -30 -46 60 92 8 coral; p cheek M-30 -38Q0 -4 30 -38V-40Q30 -46 24 -46H-24Q-30 -46 -30 -40Z; @coin 0 8 .6
    l 3 koin M-16 36h32`,
  donation: `r -40 -8 80 54 8 wood; r -40 -8 80 12 6 wood-deep; r -18 -6 36 6 3 ink; @heart 0 26 .42; @coin 0 -30 .55`,
  receipt: `p white M-28 -48H28V40L19 48L9 40L0 48L-9 40L-19 48L-28 40Z; l 4 sky M-16 -32h32; l 3 ink M-18 -16h20M-18 -4h20M-18 8h20
    l 3 ink M12 -16h6M12 -4h6M12 8h6; l 5 leaf-deep M-18 26h16M6 26h12`,
  ticket: `p koin M-46 -24H46V-9A9 9 0 0 0 46 9V24H-46V9A9 9 0 0 0 -46 -9Z; l 3 wood-deep M16 -18v5M16 -5v5M16 8v5; @star -14 0 .4`,
  pricetag: `p coral M-46 0L-22 -26H40Q46 -26 46 -20V20Q46 26 40 26H-22Z; c -26 0 6 white; @coin 14 0 .55
    l 3 wood-deep M-28 -2Q-44 -20 -48 -34`,
  percent: `l 8 white M-16 18L16 -18; o -14 -12 7 5 white; o 14 12 7 5 white`,
  saletag: `p coral M-46 0L-22 -30H40Q46 -30 46 -24V24Q46 30 40 30H-22Z; c -28 0 6 white; @percent 14 0 .95`,
}
