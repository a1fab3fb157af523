import type { GlossaryEntry } from '#features/glossary/contract.ts'
import { foldText } from '#lib/thai/fold.ts'
import type { FoundOthers } from './contract.ts'

const shownAtMost = 6
/** A single letter would match everything. */
const minLetters = 2

/** The quizzes, with the words by which people search for them. */
const quizzes = [
  { title: 'ควิซประจำวัน', line: '3 ข้อทุกวัน', href: '/quiz/daily', also: ['ควิซวันนี้', 'daily quiz'] },
  { title: 'ควิซประจำเดือน', line: '20 ข้อ เดือนละรอบ', href: '/quiz/month', also: ['monthly quiz'] },
  { title: 'ควิซการเงิน', line: '3 ระดับ ระดับละ 10 ข้อ', href: '/quiz/money', also: ['money quiz', 'basic', 'advanced'] },
  { title: 'สอบปลายภาค', line: '40 ข้อ 60 นาที', href: '/quiz/final', also: ['final exam', 'ควิซปลายภาค', 'ข้อสอบ'] },
  { title: 'ลองตอบ 5 ข้อ', line: 'รู้ว่าควรเริ่มจากบทไหน', href: '/quiz/placement', also: ['ควิซวัดระดับ', 'แบบทดสอบ'] },
]

const fold = (text: string) => foldText(text).text.toLowerCase().trim()

/** The quizzes that match by name, in menu order. */
export function findQuizzes(keyword: string): FoundOthers['quizzes'] {
  const asked = fold(keyword)
  if (asked.length < minLetters) return []
  const isMeant = ({ title, also }: (typeof quizzes)[number]) =>
    [title, ...also].some((name) => fold(name).includes(asked))
  return quizzes.filter(isMeant).map(({ also: _also, ...quiz }) => quiz)
}

/** The glossary terms that match: exact first, then by prefix, by substring, and by meaning. */
export function findTerms(terms: readonly GlossaryEntry[], keyword: string): GlossaryEntry[] {
  const asked = fold(keyword)
  if (asked.length < minLetters) return []
  const placeOf = ({ term, also, meaning }: GlossaryEntry) => {
    const names = [term, ...also].map(fold)
    if (names.includes(asked)) return 0
    if (names.some((name) => name.startsWith(asked))) return 1
    if (names.some((name) => name.includes(asked))) return 2
    return fold(meaning).includes(asked) ? 3 : 4
  }
  const found = terms.map((term) => ({ term, place: placeOf(term) })).filter(({ place }) => place < 4)
  return found
    .toSorted((a, b) => a.place - b.place)
    .slice(0, shownAtMost)
    .map(({ term }) => term)
}
