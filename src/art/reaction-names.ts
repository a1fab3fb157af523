/** The five drawn reactions. */
export const reactionNames = ['useful', 'clear', 'new', 'same', 'thanks'] as const

export type ReactionName = (typeof reactionNames)[number]
