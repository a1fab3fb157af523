export const shortestPassword = 8
export const longestPassword = 128

export type PasswordFault = { code: string; detail: string }

/** Each Unicode code point is a character (NIST 800-63B); any may be used. */
export function countCharacters(password: string): number {
  return [...password.normalize('NFC')].length
}

/** What is wrong with a password beside its owner's name and e-mail; null when nothing. The list of common ones is another file's (faultOfNewPassword). */
export function faultOfPassword(
  password: string,
  { displayName, email }: { displayName: string; email: string },
): PasswordFault | null {
  const count = countCharacters(password)
  if (count < shortestPassword) return { code: 'too_short', detail: 'รหัสผ่านต้องมีอย่างน้อย 8 ตัว' }
  if (count > longestPassword) return { code: 'too_long', detail: 'รหัสผ่านต้องไม่เกิน 128 ตัว' }
  if (holds(password, displayName)) return { code: 'holds_name', detail: 'รหัสผ่านต้องไม่มีชื่อที่แสดงของคุณอยู่ข้างใน' }
  if (holds(password, email.split('@')[0]!)) return { code: 'holds_email', detail: 'รหัสผ่านต้องไม่มีชื่ออีเมลของคุณอยู่ข้างใน' }
  if (isPattern(password)) return commonFault
  return null
}

export const commonFault: PasswordFault = {
  code: 'common',
  detail: 'รหัสผ่านนี้มีคนใช้บ่อยจนเดาง่าย ลองใช้คำ 3–4 คำต่อกัน',
}

/** Names of at least four letters only: a shorter one would forbid half the dictionary. */
function holds(password: string, part: string): boolean {
  const needle = fold(part)
  return [...needle].length >= 4 && fold(password).includes(needle)
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}

// Rows of the QWERTY and of the Thai Kedmanee keyboard, plain and with shift, and the two alphabets.
const rows = [
  '12345678901234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'abcdefghijklmnopqrstuvwxyz',
  'ๅ/-ภถุึคตจขช',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  '๑๒๓๔๕๖๗๘๙๐',
]
const runs = rows.flatMap((row) => [fold(row), fold([...row].reverse().join(''))])

/** One to four characters over and over, or a walk along one row of the keyboard. */
function isPattern(password: string): boolean {
  const text = fold(password)
  if (/^(.{1,4})\1+$/u.test(text)) return true
  return runs.some((run) => run.includes(text))
}

/** 0 (will not do) to 4 (strong), for the meter: length counts, variety a little. */
export function strengthOf(password: string, owner: { displayName: string; email: string }): 0 | 1 | 2 | 3 | 4 {
  if (faultOfPassword(password, owner)) return 0
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\p{M}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const points = countCharacters(password) + 2 * (kinds - 1)
  return points < 11 ? 1 : points < 15 ? 2 : points < 20 ? 3 : 4
}
