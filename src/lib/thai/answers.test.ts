import { expect, test } from 'vitest'
import { answerKey, baseLetter, isGuessable, joinClusters, readGuess, splitClusters } from './answers.ts'
import { normalizeText } from './fold.ts'
import { consonants, lineVowels } from './letters.ts'

test.each([
  ['sara am in two parts', 'กําไร', 'กำไร'],
  ['sara am in two parts with its tone', 'น้ํามัน', 'น้ำมัน'],
  ['sara ae as two e', 'เเฟรนไชส์', 'แฟรนไชส์'],
  ['marks in another order', 'หน่ี้', 'หนี้'.replace('้', '่')],
  ['letters that nobody sees', 'ออม\u200bทรัพย์\ufeff', 'ออมทรัพย์'],
  ['Thai digits', 'กฎ ๗๒', 'กฎ 72'],
  ['spaces and signs', ' ดอกเบี้ย  ทบ-ต้น! ', 'ดอกเบี้ยทบต้น'],
  ['a silent letter left out', 'เปอร์เซ็น', 'เปอร์เซ็นต์'],
  ['the short mark left out', 'เปอร์เซนต์', 'เปอร์เซ็นต์'],
  ['the high tone on a low consonant', 'โน๊ต', 'โน้ต'],
  ['case and width', 'ＥＴＦ', 'etf'],
])('%s is the same answer', (_what, typed, meant) => {
  expect(answerKey(typed)).toBe(answerKey(meant))
})

test.each([
  ['หุ้น', 'หุน'],
  ['ฝาก', 'ฝาด'],
  ['กำไร', 'กำไล'],
  ['ออม', 'อม'],
  ['ค่า', 'ค้า'],
])('%s and %s are two answers', (one, other) => {
  expect(answerKey(one)).not.toBe(answerKey(other))
})

test.each([
  ['ดอกเบี้ย', ['ด', 'อ', 'ก', 'เ', 'บี้', 'ย'], 'ดอกเบย'],
  ['กำไร', ['กำ', 'ไ', 'ร'], 'กไร'],
  ['น้ําเเข็ง', ['น้ำ', 'แ', 'ข็', 'ง'], 'นแขง'],
])('%s has the letters that a reader sees', (word, clusters, bases) => {
  expect(splitClusters(word)).toEqual(clusters)
  expect(splitClusters(word).map(baseLetter).join('')).toBe(bases)
})

test.each([
  ['ก', 'ก'],
  [' กิ่ ', 'ก'],
  ['เเ', 'แ'],
  ['กำ', 'ก'],
  ['ิ', null],
  ['กข', null],
  ['a', null],
  ['', null],
])('typing “%s” guesses %s', (typed, letter) => {
  expect(readGuess(typed)).toBe(letter)
})

const above = [...'ัิีึืฺุู็']

/**
 * Pseudo-random words as a keyboard can produce them: consonants with any vowels and marks before and after; the same
 * for the same seed.
 */
function* typedWords(count: number, seed: number): Generator<string> {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const maybe = (letters: readonly string[]) => letters[next(letters.length * 2)] ?? ''
  for (let i = 0; i < count; i++) {
    let word = ''
    for (let letters = 1 + next(4); letters > 0; letters--)
      word +=
        maybe([...'เแโใไ']) + consonants[next(consonants.length)] + maybe(above) + maybe([...'่้๊๋์']) + maybe([...'ะาำ'])
    yield word
  }
}

test('the letters of 100,000 words join to the same word, and no guess splits a letter', () => {
  const keys = new Set([...consonants, ...lineVowels])
  const faults: string[] = []
  for (const typed of typedWords(100_000, 20_261_121)) {
    const clusters = splitClusters(typed)
    const again = splitClusters(joinClusters(clusters))
    const isSame = again.length === clusters.length && again.every((one, i) => one === clusters[i])
    // Each cluster is a base letter with its marks, and the base letter is a key.
    const isWhole = clusters.every((cluster) => cluster.startsWith(baseLetter(cluster)!) && keys.has(cluster[0]!))
    if (!isSame || !isWhole) faults.push(typed)
  }
  expect(faults).toEqual([])
})

/**
 * The same word as other keyboards type it: sara am in two parts with the tone after it, เเ for แ, invisible
 * characters.
 */
function retype(word: string): string {
  return word
    .replace(/([่้๊๋]?)ำ/g, '\u0e4d$1\u0e32')
    .replaceAll('แ', 'เเ')
    .replace(/(?<=[ก-ฮ])(?=[เแโใไก-ฮ])/g, '\u200b')
}

test('each of 20,000 words, typed on another keyboard, has the same letters and is the same answer', () => {
  const faults: string[] = []
  for (const typed of typedWords(20_000, 25_691_121)) {
    const odd = retype(typed)
    const [one, other] = [splitClusters(typed), splitClusters(odd)]
    if (one.join(' ') !== other.join(' ') || joinClusters(other) !== normalizeText(typed)) faults.push(typed)
  }
  expect(faults).toEqual([])
  for (const typed of typedWords(2_000, 11)) expect(answerKey(`${retype(typed)} ๑๐๐`)).toBe(answerKey(`${typed}100`))
})

test('a letter with marks is guessed by its base letter', () => {
  for (const typed of typedWords(2_000, 7))
    for (const cluster of splitClusters(typed)) expect(readGuess(cluster)).toBe(baseLetter(cluster))
})

test('a word is guessable when it consists of Thai letters on the baseline with their marks', () => {
  expect(['ออม', 'ดอกเบี้ย', 'พฤกษา'].every(isGuessable)).toBe(true)
  expect(['', 'ETF', 'กฎ 72', 'บ่อย ๆ', 'ิออม', 'ฯลฯ'].some(isGuessable)).toBe(false)
})
