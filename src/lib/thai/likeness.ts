/** Two texts with at least this likeness count as one question in other words or with other numbers. */
export const similarAt = 0.8

/**
 * Every pair [later, earlier, likeness] with a likeness of at least `min`. Such texts share one of their rarest
 * trigrams, so only texts that do are compared (Bayardo and others: Scaling Up All Pairs Similarity Search, 2007).
 */
export function likePairs(texts: string[], min: number): [number, number, number][] {
  const sets = texts.map(trigrams)
  const counts = new Map<string, number>()
  for (const set of sets) for (const gram of set) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const having = new Map<string, number[]>()
  return sets.flatMap((set, i) => {
    const rarest = [...set].sort((a, b) => counts.get(a)! - counts.get(b)! || (a < b ? -1 : 1))
    const met = new Set<number>()
    for (const gram of rarest.slice(0, set.size - Math.ceil(min * set.size) + 1)) {
      const own = having.get(gram) ?? []
      for (const j of own) met.add(j)
      having.set(gram, [...own, i])
    }
    return [...met]
      .map((j): [number, number, number] => [i, j, similarity(set, sets[j]!)])
      .filter(([, , likeness]) => likeness >= min)
  })
}

/** The similarity of two texts from 0 to 1: pg_trgm's measure over letters, with all numbers treated as equal. */
export function likenessOf(a: string, b: string): number {
  return similarity(trigrams(a), trigrams(b))
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
