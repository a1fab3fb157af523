import { type LevelName, levelNames } from '#kit/web/art/level-names.ts'

/** The klass from which each picture holds: quick at first, when every step should be seen, and the tree is full at 40 of 50. */
const steps = [1, 2, 3, 4, 6, 9, 13, 19, 28, 40]

/** The picture of a klass (1–50): a seed at 1, a tree with koin from 40. */
export function levelOf(klass: number): LevelName {
  return levelNames[steps.filter((step) => klass >= step).length - 1] ?? 1
}
