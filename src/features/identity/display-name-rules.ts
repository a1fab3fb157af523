/** Why a display name will not do; null when it will. */
export type NameFault = { code: string; detail: string }

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const allowed = /^[\u0e01-\u0e3a\u0e40-\u0e4e\u0e50-\u0e59A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\p{M}0-9 ._-]+$/u
const address =
  /\b(?:https?|www)\b|[a-z0-9]\s*\.\s*(?:com|net|org|info|io|me|co|th|app|shop|online|link|xyz|gg|tv|ly|cc)\b/i
const official = [
  'admin',
  'administrator',
  'moderator',
  'staff',
  'support',
  'koinklass',
  'ผู้ดูแล',
  'ทีมงาน',
  'เจ้าหน้าที่',
  'แอดมิน',
]

/**
 * The rule of a display name: 2–30 letters counted as grapheme clusters, Thai or Latin, digits, space . _ - and nothing
 * by which a stranger could reach its owner (e-mail, web address, phone), nor a name that speaks for us.
 */
export function faultOfDisplayName(name: string): NameFault | null {
  const clusters = [...letters.segment(name.normalize('NFC'))].map((one) => one.segment)
  if (clusters.length < 2) return { code: 'too_short', detail: 'ใส่ชื่ออย่างน้อย 2 ตัวอักษร' }
  if (clusters.length > 30) return { code: 'too_long', detail: 'ใส่ชื่อไม่เกิน 30 ตัวอักษร' }
  if (/[@＠]/u.test(name)) return { code: 'holds_contact', detail: contact }
  if (name !== name.trim() || /\s\s/.test(name)) return { code: 'spaces', detail: 'ชื่อขึ้นต้น ลงท้าย หรือเว้นวรรคติดกันไม่ได้' }
  if (!allowed.test(name.normalize('NFC')) || clusters.some(isPiled))
    return { code: 'letters', detail: 'ใช้ตัวอักษรไทยหรืออังกฤษ ตัวเลข เว้นวรรค และ . _ - ได้เท่านั้น' }
  if (!/\p{L}/u.test(name)) return { code: 'no_letter', detail: 'ชื่อต้องมีตัวอักษรอย่างน้อย 1 ตัว' }
  if (address.test(name) || /\d{8,}/.test(digitsOf(name))) return { code: 'holds_contact', detail: contact }
  const key = displayNameKey(name).replace(/[ ._-]/g, '')
  if (official.includes(key)) return { code: 'official', detail: 'ชื่อนี้เก็บไว้ให้ทีมงาน ลองใช้ชื่ออื่น' }
  return null
}

const contact = 'เพื่อความปลอดภัย ชื่อต้องไม่มีอีเมล ลิงก์ หรือเบอร์โทร'

/** One letter with a tower of marks would paint over its neighbours; Thai needs no more than three. */
function isPiled(cluster: string): boolean {
  return (cluster.normalize('NFD').match(/\p{M}/gu) ?? []).length > 3
}

/** The digits of a name in a row, Thai ones as Arabic, whatever stands between them. */
function digitsOf(name: string): string {
  return name.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).replace(/[ ._-]/g, '')
}

/**
 * Names with one key are one name: case, width, invisible letters, a แ typed as two เ and the order of the marks in น้ำ
 * make no difference.
 */
export function displayNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/([\u0e48-\u0e4b])\u0e4d/g, '\u0e4d$1')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
