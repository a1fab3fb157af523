import type { Given, ReadItem } from '#kit/content-formats.ts'
import { Pool } from '../../content.ts'
import { type FiledQuestion, filePool, maxFiled, readFiled } from './filed-rules.ts'

/**
 * GIFT of Moodle (docs.moodle.org, "GIFT format"): one choice, a number, and the order of the ordering question type. What
 * GIFT has no place for stands in a comment of ours, which other programs skip.
 */
const own = '// koinklass: '

/** Questions as a GIFT file. */
export function writeGift(questions: readonly FiledQuestion[]): string {
  return `${questions.map(writeOne).join('\n\n')}\n`
}

function writeOne(question: FiledQuestion): string {
  const { key, skill, text, body, explanation } = question
  const head = [`// [id:${key}] [tag:${skill}]`, `${own}${JSON.stringify(ownOf(question))}`]
  const asked = `::${escaped(key ?? '')}::[plain]${escaped(text)}`
  const why = `####${marked(explanation)}`
  if (body.kind === 'ordering') {
    const items = body.items.map(marked)
    return [...head, `${asked}{>${items.length} ALL VERTICAL ABSOLUTE_POSITION`, ...items, '}'].join('\n')
  }
  if (body.kind === 'numeric') return [...head, `${asked}{#`, `\t=${body.right}:0`, `\t${why}`, '}'].join('\n')
  const answers = [`\t=${answer(body.right, '%100%')}`, ...body.wrong.map((one) => `\t~${answer(one, '%0%')}`)]
  return [...head, `${asked}{`, ...answers, `\t${why}`, '}'].join('\n')
}

/** The ordering type has no feedback in GIFT: its reason stands with what is ours. */
function ownOf(question: FiledQuestion): object {
  const { key, skill, difficulty, source, reviewBy, article, isRetired, pool, body, explanation } = question
  return {
    key,
    pool: filePool(question),
    skill,
    difficulty,
    source,
    ...(body.kind === 'numeric' && { unit: body.unit }),
    ...(body.kind === 'ordering' && { explanation }),
    ...(reviewBy && { reviewBy }),
    ...(article && { article }),
    ...(pool === 'path' && { isOfPath: true }),
    ...(isRetired && { isRetired: true }),
  }
}

const escaped = (text: string) => text.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n')

/** What begins like a comment or a format is marked, so that it is read as it is. */
const marked = (text: string) => `${/^(\/\/|\[|\$)/.test(text) ? '[plain]' : ''}${escaped(text)}`

/** What begins like a share of points or like a format is marked, so that it is read as it is. */
function answer(text: string, share: string): string {
  return `${/^\s*%/.test(text) ? share : ''}${/^\s*\[/.test(text) ? '[plain]' : ''}${escaped(text)}`
}

type Block = { line: number; text: string; ours: Record<string, unknown>; brokenOurs: boolean }

/** Reads an untrusted GIFT file. */
export function readGift(text: string, given: Given): ReadItem<FiledQuestion>[] {
  return blocksOf(text)
    .slice(0, maxFiled)
    .map((block) => {
      const place = `บรรทัด ${block.line}`
      if (block.brokenOurs) return { place, fault: 'บรรทัด // koinklass: ไม่ใช่ JSON ที่อ่านได้' }
      const read = readQuestion(block.text)
      if ('fault' in read) return { place, fault: read.fault as string }
      const { pool, ...rest } = { ...fromGiven(given), ...block.ours, ...read }
      const known = Pool.options.find((one) => one === pool)
      return known ? readFiled(rest, { pool: known, place }) : { place, fault: 'ไม่รู้ว่าเป็นคำถามกลุ่มไหน เลือกกลุ่มก่อนนำเข้า' }
    })
}

/** What the person who imports says for questions that do not say it themselves. */
export function fromGiven({ pool, skill, difficulty, source, unit }: Given): Record<string, unknown> {
  return {
    ...(pool && { pool }),
    ...(skill && { skill }),
    ...(difficulty && { difficulty: Number(difficulty) }),
    ...(source && { source }),
    ...(unit && { unit }),
  }
}

/** Questions stand between empty lines; comments and categories are no part of them. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let block: Block | null = null
  const fresh = (line: number): Block => ({ line, text: '', ours: {}, brokenOurs: false })
  for (const [i, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const trimmed = line.trim()
    if (trimmed === '') {
      if (block?.text) blocks.push(block)
      if (block?.text) block = null
      continue
    }
    if (trimmed.startsWith('$CATEGORY')) continue
    block ??= fresh(i + 1)
    if (trimmed.startsWith(own.trim())) {
      const read = readOwn(trimmed.slice(own.trim().length))
      if (read) block.ours = read
      else block.brokenOurs = true
    } else if (!trimmed.startsWith('//')) {
      if (block.text === '') block.line = i + 1
      block.text += block.text === '' ? line : `\n${line}`
    }
  }
  if (block?.text) blocks.push(block)
  return blocks
}

function readOwn(json: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}

type Read = { fault: string } | Record<string, unknown>
const refuse = (fault: string): Read => ({ fault })

function readQuestion(block: string): Read {
  const named = /^\s*::((?:\\.|[^\\])*?)::/s.exec(block)
  const rest = named ? block.slice(named[0].length) : block
  const open = findMark(rest, '{')
  if (open < 0) return refuse('ไม่มีคำตอบในวงเล็บปีกกา { }')
  const close = findMark(rest, '}', open)
  if (close < 0) return refuse('วงเล็บปีกกาไม่ปิด')
  const tail = rest.slice(close + 1).trim()
  const text = plain(`${rest.slice(0, open).trimEnd()}${tail ? ` ____ ${tail}` : ''}`)
  if (text === '') return refuse('ไม่มีคำถาม')
  const inside = rest.slice(open + 1, close).trim()
  if (inside.startsWith('>')) return { text, ...readOrdering(inside) }
  const why = splitAt(inside, '####')
  const explanation = why.length > 1 ? { explanation: plain(why.slice(1).join('')) } : {}
  const answers = why[0]!.trim()
  if (answers === '') return refuse('คำถามปลายเปิดนำเข้าไม่ได้')
  const shared = { text, ...explanation }
  if (answers.startsWith('#')) return withShared(shared, readNumeric(answers.slice(1).trim()))
  if (/^(T|TRUE|F|FALSE)(#|$)/i.test(answers)) return { ...shared, ...trueOrFalse(/^T/i.test(answers)) }
  return withShared(shared, readChoice(answers))
}

const withShared = (shared: object, read: Read): Read => ('fault' in read ? read : { ...shared, ...read })

const trueOrFalse = (isTrue: boolean) => ({
  kind: 'choice',
  right: isTrue ? 'ถูก' : 'ผิด',
  wrong: [isTrue ? 'ผิด' : 'ถูก'],
})

function readOrdering(inside: string): Read {
  const [, ...lines] = inside.split('\n')
  return { kind: 'ordering', items: lines.map(plain).filter((line) => line !== '') }
}

function readNumeric(answers: string): Read {
  const [first = '', ...more] = splitAt(answers.replace(/^=/, ''), '=')
  const value = splitAt(first, '#')[0]!.trim()
  const [, right] = /^(-?\d+(?:\.\d+)?)(?::0(?:\.0*)?)?$/.exec(value) ?? []
  if (more.length > 0 || right === undefined) return refuse('คำถามตัวเลขต้องมีคำตอบเดียว ไม่ใช่ช่วงและไม่มีค่าคลาดเคลื่อน')
  return { kind: 'numeric', right }
}

function readChoice(answers: string): Read {
  const parts = splitAtAnswers(answers)
  const right = parts.filter(({ mark }) => mark === '=')
  const wrong = parts.filter(({ mark }) => mark === '~')
  if (wrong.length === 0)
    return refuse(
      right.some(({ text }) => text.includes('->')) ? 'คำถามจับคู่นำเข้าไม่ได้' : 'คำถามเติมคำนำเข้าไม่ได้ ต้องมีตัวเลือกที่ผิดด้วย',
    )
  if (parts.some(({ share }) => share !== null && share !== '0' && share !== '100') || right.length !== 1)
    return refuse('ต้องมีคำตอบที่ถูกข้อเดียว และไม่มีคะแนนบางส่วน')
  return { kind: 'choice', right: right[0]!.text, wrong: wrong.map(({ text }) => text) }
}

type Answer = { mark: string; share: string | null; text: string }

function splitAtAnswers(answers: string): Answer[] {
  const starts = [...marksIn(answers, '=~')]
  return starts.map((start, i) => {
    const whole = answers.slice(start + 1, starts[i + 1] ?? answers.length)
    const [, share = null, text = ''] = /^\s*(?:%(-?\d+(?:\.\d+)?)%)?(.*)$/s.exec(splitAt(whole, '#')[0]!)!
    const isFull = answers[start] === '~' && share === '100'
    return { mark: isFull ? '=' : answers[start]!, share, text: plain(text) }
  })
}

/** Where these marks stand unescaped. */
function* marksIn(text: string, marks: string, from = 0): Generator<number> {
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (marks.includes(text[i]!)) yield i
  }
}

function findMark(text: string, mark: string, from = 0): number {
  return marksIn(text, mark, from).next().value ?? -1
}

/** The parts between unescaped marks: '#', '=', or '####'. */
function splitAt(text: string, mark: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const at of marksIn(text, mark[0]!)) {
    if (at < from || !text.startsWith(mark, at)) continue
    parts.push(text.slice(from, at))
    from = at + mark.length
  }
  return [...parts, text.slice(from)]
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' }

/** A text without its format and its escapes; of HTML the words alone. Line ends of the file are spaces. */
function plain(text: string): string {
  const [, format, rest = ''] = /^\s*(?:\[(html|moodle|plain|markdown)\])?(.*)$/s.exec(text)!
  const joined = rest.replace(/\s*\n\s*/g, ' ')
  const words = format === 'html' ? joined.replace(/<\/?(p|br|b|i|em|strong|span|div)\b[^<>]*>/gi, ' ') : joined
  const open = words.replace(/\\(.)/gs, (_all, letter: string) =>
    letter === 'n' ? '\n' : /[\\~=#{}:]/.test(letter) ? letter : `\\${letter}`,
  )
  const read =
    format === 'html' ? open.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_all, name: string) => entities[name]!) : open
  return format === 'html' ? read.replace(/ {2,}/g, ' ').trim() : read.trim()
}
