import type { Fault } from './read-content.ts'

/** A text that must not come twice, and where it stands. */
export type Asked = { file: string; key: string; text: string }

/** Two texts so alike are one question in other words or with other numbers. */
const similarAt = 0.8
/** Three or more that hang together by so much are one question told again and again, though no two are the same. */
const clusterAt = 0.6
const clusterOf = 3

/** Nearly the same question in other words or with other numbers: pg_trgm's measure, over letters, any number as one. */
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

/**
 * Every [later, earlier, likeness] of at least `least`. Two such texts share one of their rarest trigrams, so only those
 * that do are compared (Bayardo and others: Scaling Up All Pairs Similarity Search, 2007).
 */
export function likePairs(texts: string[], least: number): [number, number, number][] {
  const sets = texts.map(trigrams)
  const counts = new Map<string, number>()
  for (const set of sets) for (const gram of set) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const having = new Map<string, number[]>()
  return sets.flatMap((set, i) => {
    const rarest = [...set].sort((a, b) => counts.get(a)! - counts.get(b)! || (a < b ? -1 : 1))
    const met = new Set<number>()
    for (const gram of rarest.slice(0, set.size - Math.ceil(least * set.size) + 1)) {
      const own = having.get(gram) ?? []
      for (const j of own) met.add(j)
      having.set(gram, [...own, i])
    }
    return [...met]
      .map((j): [number, number, number] => [i, j, similarity(set, sets[j]!)])
      .filter(([, , likeness]) => likeness >= least)
  })
}

/** What hangs together by pairs, each cluster in order. */
function clusters(pairs: [number, number, number][]): number[][] {
  const found: Set<number>[] = []
  for (const [i, j] of pairs) {
    const touched = found.filter((cluster) => cluster.has(i) || cluster.has(j))
    for (const cluster of touched) found.splice(found.indexOf(cluster), 1)
    found.push(new Set([i, j, ...touched.flatMap((cluster) => [...cluster])]))
  }
  return found.map((cluster) => [...cluster].sort((a, b) => a - b))
}

const known = new Map<string, Set<string>>()

function trigrams(text: string): Set<string> {
  const before = known.get(text)
  if (before) return before
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(/\d+/g, '0')
  const letters = [...`  ${plain} `]
  const set = new Set(letters.slice(2).map((letter, i) => letters[i]! + letters[i + 1]! + letter))
  known.set(text, set)
  return set
}

function similarity(a: Set<string>, b: Set<string>): number {
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared++
  return shared / (a.size + b.size - shared)
}
