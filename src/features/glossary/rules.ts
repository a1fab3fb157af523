/**
 * The letter under which a word stands in a Thai dictionary: its first consonant, for a leading vowel is written before
 * the consonant that it follows in the order ('เงินต้น' → 'ง'); for Latin words and numbers 'A–Z'.
 */
export function letterOf(term: string): string {
  return /[ก-ฮ]/.exec(/^[เแโใไ]?[ก-ฮ]/.exec(term)?.[0] ?? '')?.[0] ?? 'A–Z'
}

/** Words in dictionary order → groups by letter, in the order in which letters come first. */
export function groupByLetter<T extends { term: string }>(terms: readonly T[]): { letter: string; terms: T[] }[] {
  const groups = new Map<string, T[]>()
  for (const one of terms) {
    const letter = letterOf(one.term)
    groups.set(letter, [...(groups.get(letter) ?? []), one])
  }
  return [...groups].map(([letter, list]) => ({ letter, terms: list }))
}
