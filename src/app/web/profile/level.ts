import { type LevelName, levelNames } from '#art/level-names.ts'

/**
 * The first klass of each picture: pictures change often at first, to show every step, and the tree is complete at 40
 * of 50.
 */
const steps = [1, 2, 3, 4, 6, 9, 13, 19, 28, 40]

/** The picture of a klass (1–50): a seed at 1, a tree with koin from 40. */
export function levelOf(klass: number): LevelName {
  return levelNames[steps.filter((step) => klass >= step).length - 1] ?? 1
}
