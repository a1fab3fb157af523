import { randomUUID } from 'node:crypto'
import { updateImage } from '#features/identity/profile/contract.ts'
import { createPost, type DraftContent, publishPost } from '#features/posts/writing/contract.ts'
import type { Endpoint } from '#lib/contract.ts'
import { readAvifBomb } from '#tests/avif-bomb.ts'
import { packBody } from '#tests/pack-body.ts'
import type { TestPerson } from '#tests/people.ts'

export type Target = { origin: string; author: TestPerson; painters: TestPerson[] }
/** An attack returns the statuses of its replies; `isRight` tells whether a status is acceptable. */
export type Attack = { name: string; run: (target: Target) => Promise<number[]>; isRight: (status: number) => boolean }

/** About the maximum number of letters in a post. */
const mostAccepted = 59_000

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
        ['line.', mostAccepted],
        ['@', mostAccepted],
        ['1', mostAccepted],
      ] as const
    ).map(([piece, letters]) => ({
      name: `${of(letters)} letters of ${piece} handed in`,
      run: (target: Target) => handIn(target, piece.repeat(Math.ceil(of(letters) / piece.length))),
      isRight: isAnswer,
    })),
    {
      name: `the calendar of all events, ${of(400)} times`,
      run: (target) => readCalendar(target, of(400)),
      // Later requests may be refused because of the load.
      isRight: (status) => status === 200 || status === 503,
    },
  ]
}

async function sendDeepJson({ origin }: Target): Promise<number[]> {
  const levels = 2_281
  const body = '['.repeat(levels) + ']'.repeat(levels)
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const paths = ['/v2/api/register/verify', '/api/login', '/v2/api/path/placement/answer', '/v2/api/post/view']
  return Promise.all(
    Array.from({ length: 40 }, (_, i) => ask(origin + paths[i % 4]!, { method: 'POST', headers, body })),
  )
}

async function sendBombs({ origin, painters }: Target): Promise<number[]> {
  const image = { name: 'me.avif', type: 'image/avif', bytes: new Uint8Array(readAvifBomb()) }
  return Promise.all(painters.slice(0, 4).map((who) => send(origin, who, updateImage, { image })))
}

async function handIn({ origin, author }: Target, words: string): Promise<number[]> {
  const begun = await call(origin, author, createPost, { key: randomUUID(), content: contentOf(words) })
  // A shorter text must not be refused: otherwise nothing was attacked.
  if (begun.status === 422 && words.length > mostAccepted) return [begun.status]
  if (begun.status !== 200) throw new Error(`a draft is refused: ${await begun.text()}`)
  return [await send(origin, author, publishPost, { id: ((await begun.json()) as { id: string }).id })]
}

async function readCalendar({ origin }: Target, times: number): Promise<number[]> {
  const statuses: number[] = []
  const lane = async () => {
    while (statuses.length < times) statuses.push(await ask(`${origin}/calendar/events.ics`))
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return statuses
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

async function send(origin: string, who: TestPerson, spec: Endpoint, body: Record<string, unknown>): Promise<number> {
  const response = await call(origin, who, spec, body)
  await response.arrayBuffer()
  return response.status
}

async function call(origin: string, who: TestPerson, spec: Endpoint, body: Record<string, unknown>) {
  const bound = { bodyForm: spec.bodyForm ?? 'json' } as Endpoint
  const { type, payload } = await packBody(bound, body)
  const headers = { 'content-type': type, authorization: `Bearer ${who.token}` }
  return fetch(origin + spec.path, { method: spec.method, headers, body: payload })
}

async function ask(url: string, init?: RequestInit): Promise<number> {
  const response = await fetch(url, init)
  await response.arrayBuffer()
  return response.status
}
