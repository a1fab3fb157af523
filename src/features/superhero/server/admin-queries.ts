import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { findMembersByName } from '#features/identity/accounts/server/member-queries.ts'
import type { ChosenHero, FoundMember } from '../admin-contract.ts'
import { stateOf } from './mine-queries.ts'
import { shownHeroes } from './shown-queries.ts'

/** The years with chosen heroes, newest first. */
export async function listChosenYears(db: Db | Tx): Promise<number[]> {
  const rows = await db.selectFrom('super_hero').select('year').distinct().orderBy('year', 'desc').execute()
  return rows.map(({ year }) => year)
}

type Row = Omit<ChosenHero, 'state' | 'posts'> & { user_id: string; accepted_at: Date | null; declined_at: Date | null }

/** All chosen heroes of a year, in their order. */
export async function listChosen(db: Db | Tx, { year, now }: { year: number; now: Date }): Promise<ChosenHero[]> {
  const { rows } = await sql<Row>`
    select super_hero.user_id, super_hero.id, super_hero.version, display_name,
      display_image || worn as display_image, words, story, accepted_at, declined_at,
      exists (select from (${shownHeroes(now)}) as shown where shown.id = super_hero.id) as is_shown,
      hero_talk.post_id as talk_post_id
    from super_hero
    join user_account on user_account.user_id = super_hero.user_id
    left join hero_talk on hero_talk.user_id = super_hero.user_id and hero_talk.year = super_hero.year
    where super_hero.year = ${year} order by position`.execute(db)
  const posts = await listPublishedOf(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map(({ user_id, accepted_at, declined_at, ...hero }) => ({
    ...hero,
    state: stateOf({ accepted_at, declined_at }),
    posts: (posts.get(user_id) ?? []).map(({ id, title }) => ({ id, title })),
  }))
}

type OwnPost = { author_id: string; id: string; title: string }

async function listPublishedOf(db: Db | Tx, userIds: string[]): Promise<Map<string, OwnPost[]>> {
  const { rows } = await sql<OwnPost>`
    select author_id, id, title from post where author_id = any (${userIds}::uuid[]) and ${isShown('post')}
    order by published_at desc, id desc`.execute(db)
  return Map.groupBy(rows, ({ author_id }) => author_id)
}

const maxFound = 10

/** Members by a prefix of the name, with the number of their published posts. */
export async function findMembers(db: Db | Tx, name: string): Promise<FoundMember[]> {
  const members = await findMembersByName(db, { start: name, limit: maxFound })
  const posts = await listPublishedOf(
    db,
    members.map(({ user_id }) => user_id),
  )
  return members.map((member) => ({ ...member, posts: posts.get(member.user_id)?.length ?? 0 }))
}
