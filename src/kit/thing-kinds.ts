/** The kinds of things that features offer to the search, in the order in which the search shows them. */
export const thingKinds = ['premium', 'mission', 'fund', 'deposit', 'game'] as const
export type ThingKind = (typeof thingKinds)[number]
