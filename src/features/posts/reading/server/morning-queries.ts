import { sql } from 'kysely'
import { z } from 'zod/mini'
import { isShown } from '#db/is-shown.ts'
import type { Db } from '#db/open.ts'
import { hrefOfPost } from '#features/posts/documents/server/post-queries.ts'
import type { ConcernLine, Morning } from '#kit/server/morning.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { addDays, bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { readArticles } from './seed.ts'

/** So many days before its date a text or a fact is named. */
const ahead = 30
const maxLines = 3

const Sources = z.record(z.string(), z.object({ claim: z.string(), reviewBy: z.optional(z.iso.date()) }))

type Dated = { key: string; reviewBy: string | undefined; sources: string[] }

/** The posts of the day, and articles with what must be read again. */
export function readingMorning({ db, content }: { db: Db; content: URL }): Morning {
  // The files of a release do not change while it runs.
  let files: Promise<{ articles: Dated[]; facts: z.infer<typeof Sources> }> | undefined
  const readFiles = async () => ({
    articles: (await readArticles(new URL('articles/', content))).map(({ key, reviewBy, sources }) => ({
      key,
      reviewBy,
      sources,
    })),
    facts: await readContentFile(new URL('sources.json', content), Sources),
  })
  return {
    concerns: [
      {
        name: 'facts',
        title: 'บทความและข้อเท็จจริงที่ถึงกำหนดตรวจซ้ำ',
        roles: ['editor'],
        read: async ({ now }) => {
          files ??= readFiles()
          const { articles, facts } = await files
          const today = bangkokDay(now)
          const lines = await tellDue(db, { articles, facts, today, until: addDays(today, ahead) })
          return lines.length > 0 ? lines : [{ state: 'good', says: `ไม่มีข้อที่ถึงกำหนดใน ${ahead} วัน` }]
        },
      },
    ],
    days: [
      {
        name: 'posts',
        roles: ['editor', 'moderator'],
        read: async ({ from, until, now }) => {
          const { rows } = await sql<{ id: string; title: string; author_name: string; published_at: Date }>`
            select id, title, author_name, published_at from post
            where published_at >= ${from} and published_at < ${until} and ${isShown('post')}
            order by published_at, id limit 20`.execute(db)
          return rows.map(({ id, title, author_name: says, published_at: at }) => ({
            at,
            kind: 'บทความ',
            title,
            says,
            to: hrefOfPost(id, title),
            state: at <= now ? 'out' : 'planned',
          }))
        },
      },
    ],
  }
}

type Due = { articles: Dated[]; facts: z.infer<typeof Sources>; today: string; until: string }

/** What is due, the earliest first; an article by its own date or by that of a fact that it names. */
async function tellDue(db: Db, { articles, facts, today, until }: Due): Promise<ConcernLine[]> {
  const due = articles
    .map(({ key, reviewBy, sources }) => {
      const named = sources.flatMap((note) => note.match(/\bF\d{3}\b/g) ?? []).map((id) => facts[id]?.reviewBy)
      return { key, day: [reviewBy, ...named].filter((day) => day !== undefined).sort()[0] ?? '9999' }
    })
    .filter(({ day }) => day <= until)
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const { rows } = await sql<{ id: string; key: string; title: string }>`
    select id, key, title from post
    where key = any (${due.map(({ key }) => key)}) and ${isShown('post')}`.execute(db)
  const shown = due.flatMap(({ key, day }) => rows.filter((row) => row.key === key).map((row) => ({ ...row, day })))
  const lines = shown.slice(0, maxLines).map(({ id, title, day }): ConcernLine => {
    const says = day < today ? `เลยกำหนด ${formatThaiDate(day)}` : `ถึงกำหนด ${formatThaiDate(day)}`
    return { state: 'look', says: `${title.replaceAll('|', '')} ${says}`, to: hrefOfPost(id, title) }
  })
  const rest = shown.length - lines.length
  return rest > 0 ? [...lines, { state: 'look', says: `และอีก ${rest} เรื่อง` }] : lines
}
