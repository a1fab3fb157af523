import { skeletonOf } from '#lib/look-alikes.ts'
import { findContacts } from '#lib/thai/contacts.ts'
import { undisguise } from '#lib/thai/disguise.ts'
import { normalizeText } from '#lib/thai/fold.ts'

/** Why a display name is refused. */
export type NameFault = { code: string; detail: string }

/** Increase it when `displayNameKey` returns other keys for the same names: a job then recomputes the stored ones. */
export const nameFold = 2

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
/** Thirty letters with all their marks fit; a longer text has more letters or stacked marks. */
const longest = 400
/** Only Thai marks are allowed; accented Latin letters must be precomposed. */
const allowed = /^[\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f0-9 ._-]+$/u
const thaiMarks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g
const address =
  /\b(?:https?|www)\b|[a-z0-9]\s*\.\s*(?:com|net|org|info|io|me|co|th|app|shop|online|link|xyz|gg|tv|ly|cc)\b/i
/** Names that contain one of these pretend to speak for us. */
const official = [
  'admin',
  'moderator',
  'staff',
  'support',
  'koinklass',
  'คอยน์คลาส',
  'ผู้ดูแล',
  'ทีมงาน',
  'เจ้าหน้าที่',
  'แอดมิน',
].map((word) => bareKey(word))
/** Ordinary words that contain one of them. */
const harmless = ['badminton', 'supporter'].map((word) => bareKey(word))

/**
 * Checks a display name: 2–30 grapheme clusters of Thai or Latin letters, digits, space . _ - or one that is a whole
 * syllable (ปู, น้ำ), without contact details (e-mail, web address, phone, a name on a chat network) and without names that pretend to be us, look-alikes included.
 * Null when it is accepted. Runs in bounded time.
 */
export function faultOfDisplayName(name: string): NameFault | null {
  if (name.length > longest) return tooLong
  const clusters = [...letters.segment(name.normalize('NFC'))].map((one) => one.segment)
  if (clusters.length < 2 && !isSyllable(clusters)) return tooShort
  if (clusters.length > 30) return tooLong
  if (/[@＠]/u.test(name)) return { code: 'holds_contact', detail: contact }
  if (name !== name.trim() || /\s\s/.test(name)) return { code: 'spaces', detail: 'ชื่อขึ้นต้น ลงท้าย หรือเว้นวรรคติดกันไม่ได้' }
  if (!allowed.test(name.normalize('NFC')) || clusters.some(isOdd))
    return { code: 'letters', detail: 'ใช้ตัวอักษรไทยหรืออังกฤษ ตัวเลข เว้นวรรค และ . _ - ได้เท่านั้น' }
  if (!/\p{L}/u.test(name)) return { code: 'no_letter', detail: 'ชื่อต้องมีตัวอักษรอย่างน้อย 1 ตัว' }
  if (address.test(name) || /\d{8,}/.test(digitsOf(name)) || namesContact(name))
    return { code: 'holds_contact', detail: contact }
  if (isOfficial(name)) return { code: 'official', detail: 'ชื่อนี้เก็บไว้ให้ทีมงาน ลองใช้ชื่ออื่น' }
  return null
}

/** Many nicknames are one consonant with its vowel. A consonant alone, or with a tone only, is no name. */
function isSyllable([only = '']: string[]): boolean {
  return /^[\u0e01-\u0e2e]\p{M}*[\u0e31-\u0e39]/u.test(only)
}

const tooShort: NameFault = {
  code: 'too_short',
  detail: 'ใส่ชื่ออย่างน้อย 2 ตัวอักษร หรือชื่อเล่นพยางค์เดียวอย่าง ปู',
}
const tooLong: NameFault = { code: 'too_long', detail: 'ใส่ชื่อไม่เกิน 30 ตัวอักษร' }
const contact = 'เพื่อความปลอดภัย ชื่อต้องไม่มีอีเมล ลิงก์ เบอร์โทร หรือไอดีแชต'

/**
 * Thai marks need a Thai consonant, each at most once and three in all: more would be painted over each other or the
 * neighbours.
 */
function isOdd(cluster: string): boolean {
  const marks = cluster.match(thaiMarks) ?? []
  if (marks.length === 0) return false
  return marks.length > 3 || new Set(marks).size < marks.length || !/^[\u0e01-\u0e2e]/.test(cluster)
}

/** Igor99 and Snapper5 begin like networks but are names; "line somchai99" is a contact. */
function namesContact(name: string): boolean {
  const { text } = undisguise(name)
  return findContacts(text).some(
    ({ way, start, end }) => way !== 'handle' || !/^[a-z]+[a-z0-9]*$/.test(text.slice(start, end)),
  )
}

/** The digits of a name without separators, with Thai digits as Arabic. */
function digitsOf(name: string): string {
  return name.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).replace(/[ ._-]/g, '')
}

function isOfficial(name: string): boolean {
  const key = harmless.reduce((rest, word) => rest.replaceAll(word, ''), bareKey(name))
  return official.some((word) => key.includes(word))
}

/** A name's key without separators and accents. */
function bareKey(name: string): string {
  return displayNameKey(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f ._-]/g, '')
}

/**
 * The comparison key of a name: case, width, invisible characters, look-alikes (UTS #39), เเ for แ and the order of the
 * marks in น้ำ make no difference. Stored keys depend on it: see `nameFold`.
 */
export function displayNameKey(name: string): string {
  const seen = name.replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
  // Look-alikes of capitals come first: folding turns them into small letters, which resemble others.
  return normalizeText(skeletonOf(normalizeText(skeletonOf(seen))))
    .replace(/\s+/g, ' ')
    .trim()
}
