/** The drawn covers that an article can have. */
export const coverNames = [
  'compound',
  'market',
  'umbrella-rain',
  'phone-scam',
  'online-shop',
  'fund-basket',
  'goal-path',
  'clothes-line',
  'tea-scale',
  'tablet-catch',
  'three-kites',
  'roti-slices',
  'lime-crates',
  'week-boxes',
  'two-pots',
  'first-pay',
  'rice-scale',
  'receipt',
  'instalments',
  'campus-bridge',
] as const

export type CoverName = (typeof coverNames)[number]
