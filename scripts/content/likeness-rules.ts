import { likePairs, similarAt } from '#lib/thai/likeness.ts'
import type { Fault } from './read-content.ts'

/** A text that must be unique, with its place. */
export type Asked = { file: string; key: string; text: string }

/** Three or more texts connected by this likeness repeat one question, even if no two are the same. */
const clusterAt = 0.6
const clusterOf = 3

/**
 * Finds nearly equal questions in other words or with other numbers: pg_trgm's measure over letters, with all numbers
 * treated as equal.
 */
export function* similarFaults(asked: Asked[]): Generator<Fault> {
  const pairs = likePairs(
    asked.map(({ text }) => text),
    clusterAt,
  )
  for (const [i, j, likeness] of pairs)
    if (likeness >= similarAt)
      yield { ...placeOf(asked[i]!), rule: 'near-duplicate', detail: `คล้าย ${asked[j]!.key} ถึง ${likeness.toFixed(2)}` }
  for (const cluster of clusters(pairs)) {
    if (cluster.length < clusterOf) continue
    const keys = cluster.map((i) => asked[i]!.key).join(', ')
    yield { ...placeOf(asked[cluster[0]!]!), rule: 'near-duplicate', detail: `กลุ่มที่คล้ายกันต่อ ๆ กัน: ${keys}` }
  }
}

function placeOf({ file, key }: Asked) {
  return { file, key }
}

/** The connected components of the pairs, each in order. */
function clusters(pairs: [number, number, number][]): number[][] {
  const found: Set<number>[] = []
  for (const [i, j] of pairs) {
    const touched = found.filter((cluster) => cluster.has(i) || cluster.has(j))
    for (const cluster of touched) found.splice(found.indexOf(cluster), 1)
    found.push(new Set([i, j, ...touched.flatMap((cluster) => [...cluster])]))
  }
  return found.map((cluster) => [...cluster].sort((a, b) => a - b))
}
