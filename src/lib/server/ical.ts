/**
 * One event of a calendar. `stamp` is the time of its last change and `revision` the number of changes; `url` is
 * absolute.
 */
export type CalendarEntry = {
  uid: string
  startsAt: Date
  endsAt: Date
  stamp: Date
  revision: number
  title: string
  description: string
  place: string | null
  url: string
  isCalledOff: boolean
}

const lineOctets = 75

/**
 * Writes iCalendar text (RFC 5545) with times in UTC. `refreshHours` is the refresh interval suggested to subscribers.
 */
export function writeCalendar(name: string, entries: CalendarEntry[], refreshHours = 6): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Koinklass//Koinklass//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function linesOf(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `LAST-MODIFIED:${utc(entry.stamp)}`,
    `SEQUENCE:${entry.revision}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.place === null ? [] : [`LOCATION:${escapeText(entry.place)}`]),
    `URL:${entry.url}`,
    `STATUS:${entry.isCalledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a calendar may hold them
      .replace(/[\u0000-\u001f\u007f]/g, '')
  )
}

/** Folds a line at 75 octets (CRLF and a space, which count) without splitting a multi-byte character. */
function foldLine(line: string): string {
  const octets = Buffer.from(line)
  if (octets.length <= lineOctets) return line
  const parts: string[] = []
  for (let from = 0; from < octets.length; ) {
    let to = Math.min(octets.length, from + lineOctets - (from === 0 ? 0 : 1))
    // Continuation bytes in UTF-8 are 10xxxxxx.
    while (to < octets.length && (octets[to]! & 0xc0) === 0x80) to -= 1
    parts.push(octets.toString('utf8', from, to))
    from = to
  }
  return parts.join('\r\n ')
}
