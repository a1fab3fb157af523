import fs from 'node:fs'
import { sql } from 'kysely'
import { startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { type Db, openDb } from '#db/open.ts'
import { app, prepareDatabase } from '#db/roles.ts'
import { searchPosts } from '#features/posts/search/server/search-queries.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu } from '../support/process-cpu.ts'
import { budget, figure, type Row, skipped } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'
import { fillPosts } from './search-posts.ts'

const sizes = [sizeOf(1_000, 100), Number(process.env.BENCH_SEARCH_POSTS ?? sizeOf(100_000, 200))] as const
const warmUps = sizeOf(4, 0)
const rounds = sizeOf(12, 1)

/** The measured queries: rare and common words, one word and ten, correct and misspelled, and none. */
const asked: Record<string, string[]> = {
  'one word': ['ดอกเบี้ยทบต้น', 'กองทุนรวม', 'มิจฉาชีพ', 'จุดคุ้มทุน', 'etf'],
  'very common word': ['เงิน', 'บาท', 'คือ'],
  'several words': ['วิธีออมเงินสำหรับวัยรุ่น', 'ค่าธรรมเนียมกองทุนรวม', 'โอนเงินให้มิจฉาชีพ'],
  'ten words': ['เงิน ดอกเบี้ย กองทุน ราคา เดือน ปี ซื้อ ขาย กำไร ฝาก', 'อยากเก็บเงินซื้อโทรศัพท์มือถือใหม่ต้องทำยังไงให้ได้เร็วที่สุด'],
  'a slip, common word': ['ดอกเบีย', 'กอองทุน', 'ราคคา'],
  'a slip, rare word': ['จุดคุมทุน', 'มิจฉชีพ', 'แซโปตันเวช'],
  nothing: ['ไดโนเสาร์ตัวใหญ่', 'zzzzzz', 'ฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮฮ'],
}

/** The cost of a search with a thousand posts and with a hundred thousand, on a database of its own. */
export async function measureSearch(ground: Ground): Promise<Row[]> {
  if (!canReadCpu) return [skipped('search', 'needs /proc to read the CPU of single processes')]
  const dir = ground.makeDir()
  const postgres = await startPostgres(`${dir}/search`, { durable: false })
  const stop = ground.save(postgres.stop)
  const urls = await prepareDatabase(postgres, 'search')
  await migrate(urls.owner, { appRole: app })
  const [db, owner] = [openDb(urls.app, { max: 1 }), openDb(urls.owner)]
  const figures: Record<number, Record<string, number[]>> = {}
  let filled = 0
  for (const size of sizes) {
    await withoutIndex(owner, () => fillPosts(owner, { from: filled, to: size }))
    filled = size
    for (const table of ['post', 'post_search', 'post_stat', 'post_word_form'])
      await sql.raw(`vacuum analyze ${table}`).execute(owner)
    figures[size] = await timeSearches(db)
  }
  await Promise.all([db.destroy(), owner.destroy()])
  await stop()
  return judge(figures)
}

/** Building the index at once costs a tenth of growing it post by post. */
async function withoutIndex(owner: Db, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ made: string }>`
    select indexdef as made from pg_indexes where indexname = 'post_search_words'`.execute(owner)
  await sql`drop index post_search_words`.execute(owner)
  await fill()
  await owner.transaction().execute(async (tx) => {
    await sql`select set_config('maintenance_work_mem', '512MB', true)`.execute(tx)
    await sql.raw(rows[0]!.made).execute(tx)
  })
}

/** The CPU of this process and of the database per search, independent of other load. */
async function timeSearches(db: Db): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(asked).map((kind) => [kind, []]))
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const readMs = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000 + databaseMs(rows[0]!.pid)
  for (let round = -warmUps; round < rounds; round++)
    for (const [kind, keywords] of Object.entries(asked))
      for (const keyword of keywords) {
        const before = readMs()
        await searchPosts(db, { keyword, filter: 'all', page: 1, limit: 12 }).catch(forgiveTimeout)
        if (round >= 0) times[kind]!.push(readMs() - before)
      }
  return times
}

function databaseMs(pid: number): number {
  return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
}

/** On a busy machine a search may time out while waiting; its CPU still counts. */
function forgiveTimeout(error: unknown): void {
  if ((error as { code?: string }).code !== '57014') throw error
}

function judge(figures: Record<number, Record<string, number[]>>): Row[] {
  const [small, large] = sizes
  const rows = Object.keys(asked).map((kind) =>
    figure(`search: ${kind}, p99 of ${large.toLocaleString('en')} posts`, quantile(figures[large]![kind]!, 0.99), 'ms'),
  )
  const all = (size: number) => Object.values(figures[size]!).flat()
  const p99 = [small, large].map((size) => quantile(all(size), 0.99))
  return [
    ...rows,
    ...sizes.map((size) => figure(`search: p50 of ${size.toLocaleString('en')} posts`, quantile(all(size), 0.5), 'ms')),
    ...sizes.map((size, i) => figure(`search: p99 of ${size.toLocaleString('en')} posts`, p99[i]!, 'ms')),
    budget(
      { max: 5 },
      `search: p99 of ${large.toLocaleString('en')} posts / of ${small.toLocaleString('en')}`,
      p99[1]! / p99[0]!,
      '×',
    ),
  ]
}

function quantile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!
}
