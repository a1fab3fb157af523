/**
 * The letter under which a Thai dictionary lists a term: its first consonant, since a leading vowel sorts after the
 * consonant that it precedes ('เงินต้น' → 'ง'); 'A–Z' for Latin words and numbers.
 */
export function letterOf(term: string): string {
  return /[ก-ฮ]/.exec(/^[เแโใไ]?[ก-ฮ]/.exec(term)?.[0] ?? '')?.[0] ?? 'A–Z'
}

/** Groups terms in dictionary order by letter, in order of first appearance. */
export function groupByLetter<T extends { term: string }>(terms: readonly T[]): { letter: string; terms: T[] }[] {
  const groups = new Map<string, T[]>()
  for (const one of terms) {
    const letter = letterOf(one.term)
    groups.set(letter, [...(groups.get(letter) ?? []), one])
  }
  return [...groups].map(([letter, list]) => ({ letter, terms: list }))
}
