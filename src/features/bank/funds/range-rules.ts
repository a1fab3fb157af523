/** P15, P50 and P85 of a return, per bank year, in basis points. */
export type ModelRange = readonly [p15: number, p50: number, p85: number]

/**
 * What the model of the market (decision 0018) gives a fund in one and in five bank years with all fees, from no state in
 * particular: 70 in 100 lie between the outer two. Made by the projection's 2,000 paths; a test makes them again.
 */
export const modelRanges: Readonly<Record<string, { y1: ModelRange; y5: ModelRange }>> = {
  'SIM-CASH': { y1: [127, 136, 145], y5: [132, 136, 140] },
  'SIM-BILL': { y1: [115, 128, 143], y5: [122, 128, 135] },
  'SIM-CASHPLUS': { y1: [117, 138, 159], y5: [128, 138, 147] },
  'SIM-DOLLARDAY': { y1: [88, 124, 161], y5: [108, 124, 141] },
  'SIM-GOV3': { y1: [-1, 158, 332], y5: [83, 158, 235] },
  'SIM-GOV10': { y1: [-86, 183, 482], y5: [57, 185, 316] },
  'SIM-BOND': { y1: [-96, 222, 515], y5: [59, 205, 349] },
  'SIM-BONDDIV': { y1: [-105, 222, 517], y5: [53, 203, 352] },
  'SIM-BONDWORLD': { y1: [-120, 179, 472], y5: [29, 170, 313] },
  'SIM-MIX30': { y1: [-122, 345, 784], y5: [27, 317, 534] },
  'SIM-MIX60': { y1: [-310, 486, 1212], y5: [-97, 441, 803] },
  'SIM-MIXINCOME': { y1: [-179, 326, 837], y5: [8, 291, 532] },
  'SIM-THAI50': { y1: [-751, 659, 1928], y5: [-398, 566, 1222] },
  'SIM-THAIGROW': { y1: [-932, 516, 1830], y5: [-526, 428, 1111] },
  'SIM-WORLD': { y1: [-498, 684, 1808], y5: [-181, 641, 1194] },
  'SIM-THAIDIV': { y1: [-756, 547, 1678], y5: [-440, 456, 1057] },
  'SIM-TECH': { y1: [-1240, 768, 2788], y5: [-500, 681, 1589] },
  'SIM-HEALTH': { y1: [-984, 595, 2268], y5: [-387, 521, 1314] },
  'SIM-THBANK': { y1: [-1190, 541, 2347], y5: [-589, 491, 1349] },
  'SIM-GOLD': { y1: [-1319, 144, 1819], y5: [-549, 118, 848] },
  'SIM-OIL': { y1: [-1997, 344, 3407], y5: [-867, 333, 1595] },
  'SIM-PROPERTY': { y1: [-915, 593, 2230], y5: [-443, 486, 1244] },
}

/**
 * The volatility of each fund in a bank year in which the market is calm, by its recipe, in basis points: what an ordinary year
 * swings. A test works it out again from the model.
 */
export const usualSwings: Readonly<Record<string, number>> = {
  'SIM-CASH': 7,
  'SIM-BILL': 11,
  'SIM-CASHPLUS': 16,
  'SIM-DOLLARDAY': 29,
  'SIM-GOV3': 130,
  'SIM-GOV10': 219,
  'SIM-BOND': 202,
  'SIM-BONDDIV': 204,
  'SIM-BONDWORLD': 197,
  'SIM-MIX30': 248,
  'SIM-MIX60': 379,
  'SIM-MIXINCOME': 288,
  'SIM-THAI50': 699,
  'SIM-THAIGROW': 798,
  'SIM-WORLD': 579,
  'SIM-THAIDIV': 672,
  'SIM-TECH': 1127,
  'SIM-HEALTH': 1026,
  'SIM-THBANK': 1087,
  'SIM-GOLD': 1299,
  'SIM-OIL': 2116,
  'SIM-PROPERTY': 964,
}

/** P15, P50 and P85 of the shipped portfolio of each level of robo, over five bank years. */
export const planRanges: Readonly<Record<number, ModelRange>> = {
  1: [122, 167, 203],
  2: [114, 263, 394],
  3: [50, 343, 554],
  4: [53, 414, 678],
  5: [-47, 522, 887],
}

/** What an amount of hundredths becomes in so many bank months at a return per bank year; rounded to hundredths. */
export function becomes(amount: number, rate: number, months: number): number {
  return Math.round(amount * (1 + rate / 10_000) ** (months / 12))
}
