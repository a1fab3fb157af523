import { sql } from 'kysely'
import { openDb } from '#db/open.ts'
import { countContent, listContent } from '#features/content-desk/admin-contract.ts'
import { copyContent } from '#tests/fixtures/content-rows.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import type { Ground } from '../support/ground.ts'
import { aim, budget, figure, type Row } from '../support/row.ts'
import { waitForContent } from '../support/stage.ts'
import { sizeOf } from '../support/toy.ts'

/** Rows of each kind that grows. */
const size = Number(process.env.BENCH_CONTENT ?? sizeOf(10_000, 50))
const warmUps = sizeOf(5, 0)
const rounds = sizeOf(40, 1)
const maxMs = 150

type Asked = Record<string, string>
/** What editors ask for: both sorts, states that few and many rows are in, one kind, words that few and many titles have. */
const lists: Asked[] = [
  {},
  { sort: 'opens' },
  { states: 'draft' },
  { states: 'live,scheduled' },
  { kinds: 'question' },
  { check: 'month' },
]
const searches: Asked[] = [
  { keyword: '999' },
  { keyword: 'เงิน' },
  { keyword: 'ออม', sort: 'opens' },
  { keyword: 'ไม่มีเรื่องนี้' },
  { keyword: 'เงิน', kinds: 'question,word', states: 'live' },
]

/** How long an editor waits for a page of all content, for its search and for the figures on its chips, over HTTP. */
export async function measureContentDesk(ground: Ground): Promise<Row[]> {
  const product = await ground.startProduct('content')
  const urls = await ground.useDatabase('content')
  const db = openDb(urls.app, { max: 2 })
  await waitForContent(db)
  // The role of requests may not take as long.
  const owner = openDb(urls.owner, { max: 1 })
  await copyContent(owner, size)
  await sql`vacuum analyze`.execute(owner)
  const editor = await aPerson({ db, clock: { now: new Date() } }, { roles: ['editor'] })
  await Promise.all([owner.destroy(), db.destroy()])

  const headers = { authorization: `Bearer ${editor.token}` }
  async function ask(path: string, asked: Asked): Promise<number> {
    const started = performance.now()
    const reply = await fetch(`${product.origin}${path}?${new URLSearchParams(asked)}`, { headers })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`)
    return performance.now() - started
  }
  async function measure(path: string, every: Asked[]): Promise<number[]> {
    const times: number[] = []
    for (let round = -warmUps; round < rounds; round++)
      for (const asked of every) {
        const time = await ask(path, asked)
        if (round >= 0) times.push(time)
      }
    return times.toSorted((a, b) => a - b)
  }

  const of = `${size.toLocaleString('en')} of each kind`
  const rows: Row[] = []
  for (const [name, path, every] of [
    ['list', listContent.path, lists],
    ['search', listContent.path, searches],
    ['counts', countContent.path, [{}, ...searches.slice(0, 3)]],
  ] as const) {
    const times = await measure(path, [...every])
    rows.push(
      // Nobody waits for the figures on the chips: they come beside the list.
      (name === 'counts' ? aim : budget)({ max: maxMs }, `content desk: ${name}, ${of}, p95`, at(times, 0.95), 'ms'),
      figure(`content desk: ${name}, ${of}, p50`, at(times, 0.5), 'ms'),
    )
  }
  await product.stop()
  return rows
}

const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!
