import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db } from '#db/open.ts'
import { DatedFacts, factsIn, firstReview } from '#features/posts/documents/fact-rules.ts'
import { hrefOfPost } from '#features/posts/documents/server/post-queries.ts'
import { editorPath } from '#kit/content-fields.ts'
import type { ConcernLine, Morning } from '#kit/server/morning.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { addDays, bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { readArticles } from './seed.ts'

/** So many days before its date a text or a fact is named. */
const ahead = 30
const maxLines = 3

type Dated = { key: string; reviewBy: string | undefined; sources: string[] }

/** The posts of the day, and articles with what must be read again. */
export function readingMorning({ db, content }: { db: Db; content: URL }): Morning {
  // The files of a release do not change while it runs.
  let files: Promise<{ articles: Dated[]; facts: DatedFacts }> | undefined
  const readFiles = async () => ({
    articles: (await readArticles(new URL('articles/', content))).map(({ key, reviewBy, sources }) => ({
      key,
      reviewBy,
      sources,
    })),
    facts: await readContentFile(new URL('sources.json', content), DatedFacts),
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

type Due = { articles: Dated[]; facts: DatedFacts; today: string; until: string }

/**
 * What is due, the earliest first; an article by its own date or by that of a fact that it names. Of one that staff edited
 * the editor's date holds.
 */
async function tellDue(db: Db, { articles, facts, today, until }: Due): Promise<ConcernLine[]> {
  const dueByFile = new Map(
    articles.map(({ key, reviewBy, sources }) => {
      const days = [reviewBy, firstReview(factsIn(sources), facts)].filter((day) => day !== undefined)
      return [key, days.toSorted()[0] ?? '9999']
    }),
  )
  const near = [...dueByFile].flatMap(([key, day]) => (day <= until ? [key] : []))
  const { rows } = await sql<{ id: string; key: string; title: string; review_by: string | null; is_edited: boolean }>`
    select id, key, title, review_by::text as review_by, edited_by_staff_at is not null as is_edited from post
    where author_id is null and (key = any (${near}) or review_by <= ${until}) and ${isShown('post')}`.execute(db)
  const shown = rows
    .map(({ review_by, is_edited, ...row }) => ({
      ...row,
      day: (is_edited ? review_by : dueByFile.get(row.key)) ?? '9999',
    }))
    .filter(({ day }) => day <= until)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key))
  const lines = shown.slice(0, maxLines).map(({ id, title, day }): ConcernLine => {
    const says = day < today ? `เลยกำหนด ${formatThaiDate(day)}` : `ถึงกำหนด ${formatThaiDate(day)}`
    return { state: 'look', says: `${title.replaceAll('|', '')} ${says}`, to: editorPath('article', id) }
  })
  const rest = shown.length - lines.length
  return rest > 0 ? [...lines, { state: 'look', says: `และอีก ${rest} เรื่อง` }] : lines
}
