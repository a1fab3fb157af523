import { randomUUID } from 'node:crypto'
import type { CaseItem } from '#features/moderation/admin-contract.ts'
import type { DraftContent } from '#features/posts/writing/contract.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import type { newKiller } from '../money/money-kills.ts'
import type { Fixture } from '../support/drill-fixture.ts'
import type { Answer, Client } from '../support/http-client.ts'

/** What was acknowledged to the author of one post, and its decisions. */
export type Written = {
  userId: string
  postId: string
  version: number
  body: string
  /** The submitted versions and the acknowledged decisions, in order. */
  handedIn: number[]
  decisions: ('approved' | 'returned')[]
}
/** What was acknowledged about a seat. */
export type Seat = { userId: string; eventId: string; holds: boolean }

export type Ledger = { written: Written[]; seats: Seat[]; contradictions: string[] }

type Given = {
  fixture: Fixture
  client: Client
  killer: ReturnType<typeof newKiller>
  author: TestPerson
  moderators: [TestPerson, TestPerson]
  events: string[]
  saves: number
  ledger: Ledger
}

/**
 * One author's lane: writes a post for each event, saves it repeatedly, submits it and has it decided; and joins the
 * event.
 */
export async function writeAll(given: Given): Promise<void> {
  for (const [i, eventId] of given.events.entries()) {
    await Promise.all([writeOne(given, i), visitEvent(given, eventId, i)])
  }
}

async function writeOne(given: Given, nth: number): Promise<void> {
  const { author, saves, ledger, killer } = given
  const title = `ซ้อม ${author.id.slice(0, 8)} ${nth}`
  const begun = { key: randomUUID(), content: contentOf(title, 'เริ่ม') }
  const { json } = await ask(given, author, '/v2/api/post/create', begun)
  const { id: postId, version } = json as { id: string; version: number }
  const written: Written = { userId: author.id, postId, version, body: 'เริ่ม', handedIn: [], decisions: [] }
  ledger.written.push(written)
  for (let i = 1; i <= saves; i++) {
    await killer.begin()
    await save(given, written, title, `ครั้งที่ ${i}`)
    killer.end()
  }
  await handIn(given, written, title)
  if (written.decisions.at(-1) !== 'returned') return
  await save(given, written, title, 'แก้แล้ว')
  await handIn(given, written, title)
}

/** One save: the acknowledged version must be the next one, also when the reply to a first attempt was lost. */
async function save(given: Given, written: Written, title: string, body: string): Promise<void> {
  const { postId: id, version } = written
  const { status, json } = await ask(given, given.author, '/v2/api/post/update', {
    id,
    version,
    content: contentOf(title, body),
  })
  const saved = json as { version?: number; code?: string }
  if (status !== 200 || saved.version !== version + 1)
    given.ledger.contradictions.push(`${id}: save ${version + 1} answered ${status} ${saved.version ?? saved.code}`)
  Object.assign(written, { version: version + 1, body })
}

/**
 * Submits the post; then two moderators decide concurrently, one to approve and one to return: exactly one succeeds.
 */
async function handIn(given: Given, written: Written, title: string): Promise<void> {
  const { author, moderators, ledger } = given
  const { postId: id, version } = written
  const key = `${id}-${version}`
  const { status, json } = await ask(given, author, '/v2/api/post/publish', { id, version }, key)
  if (status !== 200) ledger.contradictions.push(`${id}: handed in, ${status} ${(json as { code: string }).code}`)
  written.handedIn.push(version)
  const caseId = await findCase(given, title)
  if (!caseId) return void ledger.contradictions.push(`${id}: acknowledged, and not in the queue`)
  const decide = (who: TestPerson, decision: object) =>
    ask(given, who, '/v2/api/admin/moderation/decide', { id: caseId, ...decision }, key)
  const replies = await Promise.all([
    decide(moderators[0], { decision: 'approve' }),
    decide(moderators[1], { decision: 'return', reason: 'other', note: 'ซ้อม' }),
  ])
  const told = replies.map(({ status, json }) => (status === 200 ? 'done' : (json as { code: string }).code))
  if (told.toSorted().join() !== 'case_decided,done') ledger.contradictions.push(`${id}: decided ${told.join(' and ')}`)
  written.decisions.push(told[0] === 'done' ? 'approved' : 'returned')
}

async function findCase(given: Given, title: string): Promise<string | undefined> {
  const { fixture, client, moderators } = given
  const path = '/v2/api/admin/moderation/cases?limit=50&origin=submission'
  const { json } = await client.insist({
    method: 'GET',
    path,
    token: await fixture.tokenOf(moderators[0], ['moderator']),
  })
  return (json as { items: CaseItem[] }).items.find((item) => item.title === title)?.id
}

/** Joins for a fee if there is a seat; every other author gives it back. */
async function visitEvent(given: Given, eventId: string, nth: number): Promise<void> {
  const { author, ledger } = given
  const joined = await ask(given, author, `/v2/api/event/join?id=${eventId}`, {}, `join-${eventId}`)
  const seat: Seat = { userId: author.id, eventId, holds: joined.status === 200 }
  ledger.seats.push(seat)
  const code = (joined.json as { code?: string }).code
  if (joined.status !== 200 && code !== 'event_full') ledger.contradictions.push(`${eventId}: joined, ${code}`)
  if (!seat.holds || nth % 2) return
  const { status } = await ask(given, author, `/v2/api/event/cancel?id=${eventId}`, {}, `cancel-${eventId}`)
  if (status !== 200) ledger.contradictions.push(`${eventId}: cancelled, ${status}`)
  seat.holds = false
}

async function ask(
  { fixture, client }: Given,
  who: TestPerson,
  path: string,
  json: unknown,
  key?: string,
): Promise<Answer> {
  const token = await fixture.tokenOf(who, path.startsWith('/v2/api/admin/') ? ['moderator'] : [])
  return client.insist({ method: 'POST', path, token, json, ...(key && { key }) })
}

function contentOf(title: string, words: string): DraftContent {
  return {
    title,
    club: 'greenery',
    skill: 'saving',
    tags: ['ออม'],
    cover: { art: 'goal-path', alt: 'ออมเดินตามทาง' },
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    question: null,
  }
}
