/**
 * The simulated market, second recipe: parameters of the model that makes NAVs. Sources and the reasons for the figures:
 * decision 0018. The mean of a day never depends on what is public: the state of the market says how wide prices swing, a
 * change of state comes with its shock in one day, and the chance of that shock is paid for on the days before it.
 */
export const regimes = ['calm', 'nervous', 'crisis'] as const
export type Regime = (typeof regimes)[number]

export const assetClasses = [
  'cash',
  'foreign_cash',
  'government_bond',
  'corporate_bond',
  'thai_equity',
  'world_equity',
  'technology',
  'health',
  'thai_banks',
  'property',
  'gold',
  'commodities',
  'dollar',
] as const
export type AssetClass = (typeof assetClasses)[number]

/** The market days that a bank month counts for, and a bank year. */
export const daysPerMonth = 21
export const daysPerYear = 252

/** The chances of the state after a market day, in 1/65,536, by the state before it: calm, nervous, crisis. */
export const transitions: Record<Regime, readonly [calm: number, nervous: number, crisis: number]> = {
  calm: [65_485, 48, 3],
  nervous: [160, 65_286, 90],
  crisis: [0, 220, 65_316],
}

/** The shock of the day on which the state changes, for a class of `shock` 100, in basis points. */
export const turns: Record<Regime, readonly [calm: number, nervous: number, crisis: number]> = {
  calm: [0, -500, -800],
  nervous: [400, 0, 0],
  crisis: [500, 400, 0],
}

/** In one state: volatility a month in basis points, and how much of it growth and interest rates explain, in hundredths. */
export type Swing = { volatility: number; growth: number; rates: number }

/**
 * An asset class: `mean` is a bank year's before fees, of 252 market days, in basis points, the same in every state; `shock` is
 * its part of a turn of the market, in hundredths.
 */
export type Behaviour = { mean: number; shock: number; swings: Record<Regime, Swing> }

type Figures = readonly [volatility: number, growth: number, rates: number]
const swing = ([volatility, growth, rates]: Figures): Swing => ({ volatility, growth, rates })
const row = (mean: number, shock: number, calm: Figures, nervous: Figures, crisis: Figures): Behaviour => ({
  mean,
  shock,
  swings: { calm: swing(calm), nervous: swing(nervous), crisis: swing(crisis) },
})

/** In a crisis the loadings on growth rise: what is risky falls together. Government bonds and gold go against it. */
export const behaviours: Record<AssetClass, Behaviour> = {
  cash: row(150, 0, [2, 0, 20], [3, 0, 20], [5, 0, 20]),
  foreign_cash: row(185, 3, [8, 5, 20], [14, 10, 20], [24, 30, 10]),
  government_bond: row(235, -5, [70, -10, 85], [110, -20, 85], [150, -30, 80]),
  corporate_bond: row(275, 15, [65, 20, 70], [170, 40, 60], [240, 65, 35]),
  thai_equity: row(660, 100, [205, 70, 0], [900, 80, 0], [990, 92, 0]),
  world_equity: row(812, 92, [190, 75, 0], [860, 85, 0], [970, 94, 0]),
  technology: row(1013, 130, [330, 70, -10], [1130, 80, -10], [1200, 90, 0]),
  health: row(809, 105, [280, 60, 0], [930, 72, 0], [1000, 86, 0]),
  thai_banks: row(749, 125, [310, 68, 10], [960, 78, 0], [1000, 91, 0]),
  property: row(720, 115, [280, 45, 35], [920, 65, 25], [960, 88, 0]),
  gold: row(330, -10, [390, 0, 20], [570, -10, 20], [610, -15, 25]),
  commodities: row(806, 130, [640, 35, 0], [1000, 50, 0], [1050, 84, 0]),
  dollar: row(58, -20, [150, -20, 0], [200, -35, 0], [260, -45, 0]),
}

/**
 * How wild a market day is, for all classes alike: a factor on the volatility and its chance in 256. The mean of its square is
 * 1. Most of the fat tails come from the variance that persists; this is the rest.
 */
export const dayTempers: readonly (readonly [factor: number, chance: number])[] = [
  [0.761, 128],
  [1.064, 90],
  [1.366, 31],
  [1.776, 7],
]
