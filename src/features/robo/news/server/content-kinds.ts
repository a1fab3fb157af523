import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { ContentAct, ContentKind } from '#kit/server/content-kind.ts'
import { refusals } from '#lib/errors.ts'
import { shiftDays } from '#lib/thai/bangkok-time.ts'
import { adminRoboNewsErrors } from '../admin-contract.ts'
import { editNews } from './commands.ts'
import { findNews, type NewsRow } from './queries.ts'

const refusal = refusals(adminRoboNewsErrors)

/** Market notes on the content desk. */
export const newsKind: ContentKind = {
  name: 'news',
  label: 'บันทึกตลาด',
  roles: ['editor'],
  from: sql`robo_news`,
  id: sql`robo_news.id`,
  title: sql`robo_news.title`,
  changed: sql`coalesce(robo_news.edited_by_staff_at, robo_news.made_at)`,
  opens: sql`robo_news.published_at`,
  ends: null,
  checkBy: null,
  states: (now) => ({
    scheduled: sql`robo_news.hidden_at is null and robo_news.published_at > ${now}`,
    live: sql`robo_news.hidden_at is null and robo_news.published_at <= ${now}`,
    withdrawn: sql`robo_news.hidden_at is not null`,
  }),
  subject: 'robo_news',
  linkOf: () => '/admin/robo/news',
  acts: { publish: turning(false), withdraw: turning(true) },
  move: {
    run: async (tx, { id, days }, staff) => {
      const before = await findNews(tx, id)
      if (!before) throw refusal('robo_news_not_found')
      const form = { ...formOf(before), published_at: shiftDays(before.published_at, days).toISOString() }
      await editNews(tx, { ...staff, id, version: before.version, isHidden: before.hidden_at !== null, form })
    },
  },
}

function formOf({ topic, title, summary, paragraphs, article, published_at }: NewsRow) {
  return { topic, title, summary, paragraphs, article, published_at: published_at.toISOString() }
}

/** Shows or hides a note, whose words stay as they are. */
function turning(isHidden: boolean): ContentAct {
  return {
    run: async (tx: Tx, id, staff) => {
      const before = await findNews(tx, id)
      if (!before) throw refusal('robo_news_not_found')
      if ((before.hidden_at !== null) === isHidden) return
      await editNews(tx, { ...staff, id, version: before.version, isHidden, form: formOf(before) })
    },
  }
}
