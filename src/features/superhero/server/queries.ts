import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { type HeroesView, type HeroItem, type HeroView, heroErrors } from '../contract.ts'
import { findTalk, readHeroPosts } from './post-queries.ts'
import { heroColumns, listHeroes, listYears, newestYear, shownHeroes } from './shown-queries.ts'

const refusal = refusals(heroErrors)
const shownAtOnce = 12
const shownPosts = 6

/** The first page of the heroes. */
export async function viewHeroes(db: Db | Tx, now: Date): Promise<HeroesView> {
  const years = await listYears(db, now)
  const year = newestYear(years, now)
  const first = { page: 1, limit: shownPosts, now }
  const [heroes, talks, posts] = await Promise.all([
    listHeroes(db, { year, page: 1, limit: shownAtOnce, now }),
    readHeroPosts(db, { ...first, limit: 3, isTalk: true }),
    readHeroPosts(db, { ...first, isTalk: false }),
  ])
  const isTold = (id: string) => talks.items.some((talk) => talk.id === id)
  const others = posts.items.filter(({ id }) => !isTold(id))
  return { year, years, heroes: heroes.items, talks: talks.items, posts: others }
}

type HeroRow = HeroItem & { user_id: string; story: string[]; posts: number; likes: number; readers: number }

/** A hero with the totals of their posts. Throws hero_not_found. */
export async function showHero(db: Db | Tx, { id, now }: { id: string; now: Date }): Promise<HeroView> {
  const { rows } = await sql<HeroRow>`
    select ${heroColumns}, shown.user_id, shown.story, count(post.id)::int as posts,
      coalesce(sum(like_count), 0)::bigint as likes, coalesce(sum(view_count), 0)::bigint as readers
    from (${shownHeroes(now)}) as shown
    left join post on post.author_id = shown.user_id and ${isShown('post')}
    left join post_stat on post_stat.post_id = post.id
    where shown.id = ${id}
    group by ${heroColumns}, shown.user_id, shown.story`.execute(db)
  if (!rows[0]) throw refusal('hero_not_found')
  const { user_id: userId, posts, likes, readers, ...hero } = rows[0]
  return { ...hero, numbers: { posts, likes, readers }, talk: await findTalk(db, { userId, year: hero.year }) }
}

/** The ids of all visible heroes, for the sitemap. */
export async function listHeroIds(db: Db | Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${shownHeroes(now)}) as shown order by year desc, position`.execute(db)
  return rows.map(({ id }) => id)
}
