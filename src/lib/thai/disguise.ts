/**
 * A text without disguises, and the origin of each unit: `text.slice(i, j)` was written as `original.slice(at[i],
 * at[j])`.
 */
export type Undisguised = { text: string; at: readonly number[] }

const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u
const longestGap = 3
/** NFKD expands some signs to a whole sentence; those that stand for letters give at most four. */
const maxOfOneSign = 4
const isThaiLetter = (letter: string | undefined) => letter !== undefined && letter >= '\u0e01' && letter <= '\u0e2e'
const isMark = (letter: string) => /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(letter)
/** A letter carries at most one mark of each kind: a vowel, a tone, a silencer. */
const sortOf = (mark: string) =>
  mark === '\u0e4c' ? 'silencer' : mark >= '\u0e48' && mark <= '\u0e4b' ? 'tone' : 'vowel'

/**
 * Letters of other scripts that look like Latin ones: the subset of Unicode TR39's table that people use as a disguise.
 */
const lookAlikes = new Map(
  [
    ['аɑα', 'a'],
    ['ьвβʙ', 'b'],
    ['сϲᴄ', 'c'],
    ['ԁđᴅ', 'd'],
    ['еєεᴇ', 'e'],
    ['ꜰ', 'f'],
    ['ɡɢ', 'g'],
    ['нһʜ', 'h'],
    ['іιıɪ', 'i'],
    ['јᴊ', 'j'],
    ['кκᴋ', 'k'],
    ['łʟӏ', 'l'],
    ['мᴍ', 'm'],
    ['ηɴп', 'n'],
    ['оοσøᴏө', 'o'],
    ['рρᴘ', 'p'],
    ['ԛ', 'q'],
    ['гʀ', 'r'],
    ['ѕꜱ', 's'],
    ['тτᴛ', 't'],
    ['υμᴜц', 'u'],
    ['νᴠѵ', 'v'],
    ['ԝωшᴡ', 'w'],
    ['хχ', 'x'],
    ['уγʏү', 'y'],
    ['ᴢ', 'z'],
    ['ฃ', 'ข'],
    ['ฅ', 'ค'],
    ['ๅ', 'า'],
    ['ຍ', 'ย'],
  ].flatMap(([from, to]) => [...from!].map((letter) => [letter, to!] as const)),
)

/**
 * Removes disguises from a text: invisible characters, look-alikes, full-width forms, accents, Lao for Thai letters,
 * piled-up marks, and runs of three or more equal letters (two stay). Idempotent. Separators between letters stay.
 */
export function undisguise(original: string): Undisguised {
  const letters: string[] = []
  const at: number[] = []
  let place = 0
  for (const point of original) {
    for (const letter of plainLetters(point)) put(letters, at, letter, place)
    place += point.length
  }
  at.push(original.length)
  return { text: letters.join(''), at }
}

function plainLetters(point: string): string {
  const code = point.codePointAt(0)!
  if (code < 0x80)
    return code === 9 || code === 10 || code === 13 ? ' ' : code < 32 || code === 127 ? '' : point.toLowerCase()
  if (unseen.test(point)) return ''
  if (code >= 0x0e00 && code <= 0x0eff) return thaiLetter(code)
  const plain = framed(code) ?? bare(bare(point))
  return [...plain]
    .slice(0, maxOfOneSign)
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
}

/**
 * Thai letters as they are, Thai digits as Arabic digits, and Lao letters as the Thai ones that they resemble: the two
 * blocks are parallel.
 */
function thaiLetter(code: number): string {
  const alike = lookAlikes.get(String.fromCharCode(code))
  if (alike) return alike
  const thai = code >= 0x0e80 ? code - 0x80 : code
  if (thai >= 0x0e50 && thai <= 0x0e59) return String(thai - 0x0e50)
  // Phinthu (dot below) and yamakkan do not change how a text is read.
  if (thai === 0x0e3a || thai === 0x0e4e) return ''
  const letter = String.fromCharCode(thai)
  return lookAlikes.get(letter) ?? letter
}

/** Letters in black circles and squares, and regional indicators (flags). */
function framed(code: number): string | null {
  for (const start of [0x1f150, 0x1f170, 0x1f1e6])
    if (code >= start && code < start + 26) return String.fromCharCode(97 + code - start)
  return null
}

function bare(text: string): string {
  return text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}

function put(letters: string[], at: number[], letter: string, place: number): void {
  if (isMark(letter)) putMark(letters, at, letter, place)
  else if (letter === 'า' && dropCircle(letters, at)) push(letters, at, 'ำ', place)
  else if (letter === 'เ' && letters.at(-1) === 'เ') {
    letters.pop()
    put(letters, at, 'แ', at.pop()!)
  } else if (!/\p{L}/u.test(letter) || letters.at(-1) !== letter || letters.at(-2) !== letter)
    push(letters, at, letter, place)
}

function push(letters: string[], at: number[], letter: string, place: number): void {
  letters.push(letter)
  for (let unit = 0; unit < letter.length; unit++) at.push(place)
}

/**
 * Attaches a mark to the Thai letter before it, across a gap if need be. A mark without a letter, or a second one of
 * its kind, is dropped.
 */
function putMark(letters: string[], at: number[], mark: string, place: number): void {
  let end = letters.length
  while (end > 0 && letters.length - end < longestGap && isGap(letters[end - 1]!)) end--
  let base = end - 1
  while (base >= 0 && isMark(letters[base]!)) base--
  if (!isThaiLetter(letters[base])) return
  if (letters.slice(base + 1, end).some((other) => sortOf(other) === sortOf(mark))) return
  const gap = letters.slice(end).join('').length
  letters.splice(end, 0, mark)
  at.splice(at.length - gap, 0, at[at.length - gap] ?? place)
}

const isGap = (letter: string) => !/[\p{L}\p{M}\p{N}]/u.test(letter)

function marksAtEnd(letters: string[]): string[] {
  let from = letters.length
  while (from > 0 && isMark(letters[from - 1]!)) from--
  return letters.slice(from)
}

/** Removes the nikhahit of a sara am typed in two parts, wherever it stands among the marks. */
function dropCircle(letters: string[], at: number[]): boolean {
  const place = marksAtEnd(letters).indexOf('\u0e4d')
  if (place < 0) return false
  const gone = letters.length - marksAtEnd(letters).length + place
  letters.splice(gone, 1)
  at.splice(at.length - (letters.length + 1 - gone), 1)
  return true
}
