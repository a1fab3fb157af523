/** The covers that an article may have. */
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
] as const

export type CoverName = (typeof coverNames)[number]
