/**
 * The colour of an item by its place in a history, counted from 0 (SPEC.md 3): the first blue, the second red, the third
 * yellow, all others green. It orders nothing and means nothing.
 */
export function placeColor(index: number): 'blue' | 'red' | 'yellow' | 'green' {
  return (['blue', 'red', 'yellow'] as const)[index] ?? 'green'
}
