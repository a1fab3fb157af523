const thaiZero = '๐'.charCodeAt(0)

/** The parts of a date as typed; the year is of the Buddhist era. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** '2011-04-13' → { day: '13', month: '4', year: '2554' }; anything else → three empty parts. */
export function splitDate(iso: string | undefined): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '') ?? []
  if (!year) return { day: '', month: '', year: '' }
  return { day: String(Number(day)), month: String(Number(month)), year: String(Number(year) + 543) }
}

/**
 * Complete parts make a date, even an impossible one (31 Feb): the schema refuses it with its own message. Incomplete
 * parts give an empty string.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (!day || !month || year.length !== 4) return ''
  return `${String(Number(year) - 543).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Keeps digits only, and converts Thai ones. */
export function onlyDigits(text: string, count: number): string {
  const arabic = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
  return arabic.replace(/\D/g, '').slice(0, count)
}

/** Converts a year that can only be of the common era (1900–2150) to the Buddhist era. */
export function toBuddhistYear(year: string): string {
  const number = Number(year)
  return number >= 1900 && number <= 2150 ? String(number + 543) : year
}
