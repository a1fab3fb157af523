/** The covers that an article may have. */
export const coverNames = [
  'compound',
  'market',
  'umbrella-rain',
  'phone-scam',
  'online-shop',
  'fund-basket',
  'week-boxes',
  'two-pots',
  'first-pay',
  'rice-scale',
  'receipt',
  'instalments',
  'campus-bridge',
] as const

export type CoverName = (typeof coverNames)[number]
