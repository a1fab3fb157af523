import type { GlossaryEntry } from '../contract.ts'

/** Terms that contain what was typed: first those whose name has it, then those whose explanation has it. */
export function findTerms(terms: readonly GlossaryEntry[], typed: string): GlossaryEntry[] {
  const wanted = fold(typed)
  if (!wanted) return []
  const isNamed = ({ term, also }: GlossaryEntry) => [term, ...also].some((name) => fold(name).includes(wanted))
  const named = terms.filter(isNamed)
  const told = terms.filter((one) => !isNamed(one) && fold(one.meaning).includes(wanted))
  return [...named, ...told]
}

/** Without blanks, tone marks and silencing marks, which are left out in haste: ดอกเบีย finds ดอกเบี้ย. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u0e47-\u0e4e]+/g, '')
