/** A contact detail found in an undisguised text, with its position in UTF-16 units. */
export type FoundContact = { start: number; end: number; way: 'phone' | 'handle' | 'email' | 'link' }

const digitWords = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const latinDigitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const figure = new RegExp(`\\d|${[...digitWords, ...latinDigitWords].join('|')}|(?<=\\d)[oil](?=[\\d ])|o(?=\\d)`, 'g')
/** What may stand between the digits of one number. A colon is not included, since it belongs to a time. */
const between = /^(?:[\s.\-_()~*|•·,/\u2010-\u2015\p{So}]{0,4})$/u
const date = /^\d{1,2}([/.-])\d{1,2}\1(\d{4}|\d{2})/
const phone = /^(?:0[689]\d{8}|0[2-57]\d{7}|(?:00)?66[2-9]\d{7,8})$/

const platform =
  'ไลน์|ไลน|ลายน์|line|ไอจี|อินสตาแกรม|อินสตา|ig|instagram|เฟซบุ๊ก|เฟสบุ๊ค|เฟสบุค|เฟส|เฟซ|fb|facebook|ติ๊กต็อก|tiktok|ดิสคอร์ด|discord|เทเลแกรม|telegram|ทวิตเตอร์|ทวิต|twitter|วีแชท|wechat|whatsapp|วอทส์แอป|สแนปแชท|snapchat|snap|เมสเซนเจอร์|messenger'
const ask =
  'แอด|ทัก|เพิ่ม|ฟอล|ฟอลโล่|ส่องได้ที่|inbox|อินบ็อกซ์|dm|เดม|ดีเอ็ม|add|follow|ขอ|แลก|หา|มาคุยกันใน|คุยกันใน|คุยต่อใน|คุยต่อทาง|คุยทาง'
/** Words that follow a network's name but are not a user name there. */
const products =
  /^(?:pay|man|shopping|today|chart|graph|up|of|bk|tv|webtoon|shop|ads|marketplace|live|sticker|stickers|group|page|reels|story|stories|official|oa|app|is|and|or|in|on|the|to|for|with|was|are|que|go|premium|creator|reel|post|feed)$/
const name = '[a-z][a-z0-9._-]{2,30}'

const patterns: [FoundContact['way'], RegExp][] = [
  [
    'email',
    /[a-z0-9._%+-]{1,40} ?(?:@|\(at\)|\[at\]| at |แอท|แอ็ท) ?[a-z0-9-]{2,30} ?(?:\.|dot|ดอท|จุด|,) ?(?:com|net|org|co|in|ac|me|io|th|mail)(?![a-z])/g,
  ],
  [
    'email',
    /(?:@|\(at\)|แอท|แอ็ท) ?(?:gmail|hotmail|outlook|yahoo|icloud)|(?:อีเมล|อีเมล์|เมล|เมล์|email|mail) ?(?:เรา|ของเรา|ผม|หนู|คือ|:|=){1,6} ?[a-z0-9._-]{3,40}/g,
  ],
  [
    'link',
    /(?:line|lin|t|wa|m|discord|fb|facebook|instagram|tiktok|chat\.whatsapp|bit|telegram|snapchat|open\.kakao) ?(?:\.|dot|ดอท|จุด) ?(?:me|ee|gg|com|ly|im|gl)\b(?:\/| \/|[a-z0-9])?[^\s]{0,60}/g,
  ],
  ['handle', /(?<![a-z0-9._%+-])@[a-z0-9._]{0,3}[a-z][a-z0-9._]{2,30}/g],
  [
    'handle',
    new RegExp(`(?:ไอดี|\\bid)(?: ?(?:ไลน์|line|ig|ไอจี|ดิส|เรา|ผม|หนู|ของเรา|ของผม|คือ|:|=|-)){1,4} ?${name}`, 'g'),
  ],
  [
    'handle',
    new RegExp(
      `(?:${ask})(?:มา|กัน|ได้ที่|ที่|ทาง|ใน|เรา|ผม|หนู|ไป|my|me|at|on| ){0,4}(?:${platform})(?![a-z])(?!แฟน|กลุ่มห้อง)`,
      'g',
    ),
  ],
  [
    'handle',
    new RegExp(
      `(?<![a-z])(?:${platform})(?:(?:ไอดี|id|เรา|ผม|หนู|ของ|นี้|คือ|ชื่อ|ว่า|:|=| ){1,6}|)(${name}|[a-z0-9._-]{0,30}\\d[a-z0-9._-]{2,30})`,
      'g',
    ),
  ],
]

/** Words that contain a network's name only as a syllable. */
const around = /(?:ออน|เดด|เด้ด|ไกด์|ฮอต|ซัน|เอาต์|แอร์|ไปป์|off|on|dead|out|pipe|air|guide|time|head|base|under)$/
const needsMark =
  /^(?:line|fb|ig|snap|discord|tiktok|facebook|instagram|twitter|telegram|messenger|ไลน์|เฟซบุ๊ก|เฟส|เฟซ|ทวิต|ไลน)/

/** The limit of results of one kind: more would say nothing new. */
const maxOfOneWay = 200

/**
 * Finds contact details in a text: phone numbers in any spacing and in words, user names on chat networks, e-mail
 * addresses, chat links. Every pattern is bounded, so the time is linear in the length of the text.
 */
export function findContacts(text: string): FoundContact[] {
  const found = [...findPhones(text), ...patterns.flatMap(([way, pattern]) => findNames(text, way, pattern))]
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((one, i, all) => !all.slice(Math.max(0, i - 8), i).some((other) => other.end >= one.end))
}

type Figure = { start: number; end: number; digit: string }

function findPhones(text: string): FoundContact[] {
  const runs: Figure[][] = []
  for (const match of text.matchAll(figure)) {
    const one = { start: match.index, end: match.index + match[0].length, digit: digitOf(match[0]) }
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && one.start - last.end <= 8 && between.test(text.slice(last.end, one.start))) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run) => phonesIn(text, run))
}

function digitOf(written: string): string {
  const word = Math.max(digitWords.indexOf(written), latinDigitWords.indexOf(written))
  return word >= 0 ? String(word) : written === 'o' ? '0' : /[il]/.test(written) ? '1' : written
}

/** A phone number starts and ends at a border of digit groups. */
function phonesIn(text: string, run: Figure[]): FoundContact[] {
  const found: FoundContact[] = []
  for (let i = 0; i < run.length && found.length < maxOfOneWay; i++) {
    if (i > 0 && run[i - 1]!.end === run[i]!.start) continue
    const length = [13, 12, 11, 10, 9].find((count) => isPhone(text, run, i, count))
    if (!length) continue
    found.push({ start: run[i]!.start, end: run[i + length - 1]!.end, way: 'phone' })
    i += length - 1
  }
  return found
}

function isPhone(text: string, run: Figure[], from: number, count: number): boolean {
  const part = run.slice(from, from + count)
  const [last, next] = [part.at(-1)!, run[from + count]]
  if (part.length < count || next?.start === last.end) return false
  return phone.test(part.map(({ digit }) => digit).join('')) && !isSomethingElse(text, part[0]!.start, last.end)
}

/** Dates followed by a time, and series of decimals, have as many digits as a phone number. */
function isSomethingElse(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end)
  if (date.test(written)) return true
  const groups = written.split(/[^\d.]+/)
  return groups.length > 1 && groups.filter((group) => /^\d+\.\d+$/.test(group)).length > 1
}

function findNames(text: string, way: FoundContact['way'], pattern: RegExp): FoundContact[] {
  const found: FoundContact[] = []
  for (const match of text.matchAll(pattern)) {
    const [written, own] = match
    const start = match.index
    if (around.test(text.slice(Math.max(0, start - 8), start))) continue
    if (own !== undefined && !isNameOfSomebody(written, own)) continue
    found.push({ start, end: start + written.length, way })
    if (found.length === maxOfOneWay) break
  }
  return found
}

/** A plain word directly after a network's name may be anything, so a sign, a digit or a word like “id” is required. */
function isNameOfSomebody(written: string, own: string): boolean {
  if (products.test(own) || /^\d{1,4}$/.test(own)) return false
  const lead = written.slice(0, written.length - own.length)
  const isMarked = /[:=]|ไอดี|id|เรา|ผม|หนู|คือ|ชื่อ|ว่า/.test(lead)
  return isMarked || /[0-9._-]/.test(own) || !needsMark.test(written)
}
