import { randomUUID } from 'node:crypto'
import { updateImage } from '#features/identity/profile/contract.ts'
import { createPost, type DraftContent, publishPost } from '#features/posts/writing/contract.ts'
import { readAvifBomb } from '#tests/support/avif-bomb.ts'
import { listAccountAttacks } from './hostile-account.ts'
import { type Attack, ask, askEight, call, type Outcome, send, type Target } from './hostile-target.ts'

/** About the maximum number of letters in a post. */
const maxAccepted = 59_000

/** The attacks at a percentage of the size at which they were found. */
export function listAttacks(percent: number): Attack[] {
  const of = (whole: number) => Math.max(1, Math.round((whole * percent) / 100))
  const isAnswer = (status: number) => status === 200 || (status >= 400 && status < 500)
  return [
    // Always at full size, which is small.
    { name: 'deep JSON, 2,281 levels', run: sendDeepJson, isRight: (status) => status === 400 },
    { name: 'four pictures of 2 kB and 40 megapixels at once', run: sendBombs, isRight: (status) => status === 422 },
    ...(
      [
        // The size at which it was found, which is now refused; then the largest accepted size.
        ['line.', 230_000],
        ['@', 100_000],
        ['1', 100_000],
        ['line.', maxAccepted],
        ['@', maxAccepted],
        ['1', maxAccepted],
      ] as const
    ).map(([piece, letters]) => ({
      name: `${of(letters)} letters of ${piece} handed in`,
      run: (target: Target) => handIn(target, piece.repeat(Math.ceil(of(letters) / piece.length))),
      isRight: isAnswer,
    })),
    {
      name: `the calendar of all events, ${of(400)} times`,
      run: ({ origin }) => askEight(Array<string>(of(400)).fill(`${origin}/calendar/events.ics`)),
      // Later requests may be refused because of the load.
      isRight: (status) => status === 200 || status === 503,
    },
    ...listAccountAttacks(percent),
  ]
}

async function sendDeepJson({ origin }: Target): Promise<Outcome> {
  const levels = 2_281
  const body = '['.repeat(levels) + ']'.repeat(levels)
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const paths = ['/v2/api/register/verify', '/api/login', '/v2/api/path/placement/answer', '/v2/api/post/view']
  const sent = Array.from({ length: 40 }, (_, i) => ask(origin + paths[i % 4]!, { method: 'POST', headers, body }))
  return { statuses: await Promise.all(sent) }
}

async function sendBombs({ origin, painters }: Target): Promise<Outcome> {
  const image = { name: 'me.avif', type: 'image/avif', bytes: new Uint8Array(readAvifBomb()) }
  return { statuses: await Promise.all(painters.slice(0, 4).map((who) => send(origin, who, updateImage, { image }))) }
}

async function handIn({ origin, author }: Target, words: string): Promise<Outcome> {
  const begun = await call(origin, author, createPost, { key: randomUUID(), content: contentOf(words) })
  // A shorter text must not be refused: otherwise nothing was attacked.
  if (begun.status === 422 && words.length > maxAccepted) return { statuses: [begun.status] }
  if (begun.status !== 200) throw new Error(`a draft is refused: ${await begun.text()}`)
  const { id } = (await begun.json()) as { id: string }
  return { statuses: [await send(origin, author, publishPost, { id })] }
}

function contentOf(words: string): DraftContent {
  return {
    title: 'เก็บเงินวันละสิบบาท',
    club: 'greenery',
    skill: 'saving',
    tags: ['ออม'],
    cover: { art: 'goal-path', alt: 'ออมเดินตามทาง' },
    body: { type: 'doc', content: [{ type: 'paragraph', content: piecesOf(words) }] },
    question: { text: 'เก็บวันละเท่าไร', choices: ['10', '20', '30', '40'], right: 0, explanation: 'ตามเรื่อง' },
  }
}

/** Text nodes have at most 5,000 letters; a paragraph may have many of them. */
function piecesOf(words: string) {
  const pieces = words.match(/.{1,5000}/gs) ?? []
  return pieces.map((text) => ({ type: 'text' as const, text }))
}
