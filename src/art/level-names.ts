/** From the seed to the tree: how far somebody has grown. */
export const levelNames = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type LevelName = (typeof levelNames)[number]
