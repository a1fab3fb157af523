import type { Boxes } from '#kit/content-fields.ts'

/**
 * What becomes of a form when somebody else saved meanwhile. `theirs`: boxes that only they changed, which are taken over.
 * `both`: boxes that both changed to something else; mine stay until they are exchanged. Nothing that was typed is lost.
 */
export type Merge = { boxes: Boxes; theirs: readonly string[]; both: readonly string[] }

/** Brings three states of the same boxes together: as they were read, as they were typed, as somebody else saved them. */
export function mergeBoxes({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Boxes>): Merge {
  const changed = Object.keys(theirs).filter((name) => theirs[name] !== base[name])
  const both = changed.filter((name) => mine[name] !== base[name] && mine[name] !== theirs[name])
  const taken = changed.filter((name) => mine[name] === base[name])
  const boxes = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]!])) }
  return { boxes, theirs: taken, both }
}
