import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { lockMember } from '#features/identity/accounts/server/member-queries.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { heroAdminErrors } from '../admin-contract.ts'
import { heroErrors } from '../contract.ts'
import { heroChanged, heroChosen } from './notices.ts'

const refusal = refusals({ ...heroErrors, ...heroAdminErrors })
const yearLock = 20_261_125

type ByStaff = { actorId: string; now: Date }
type Texts = { words: string; story: string[] }

/** An advisory lock that serialises changes to the order of a year until the end of the transaction. */
async function lockYear(tx: Tx, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${yearLock}, ${year})`.execute(tx)
}

/**
 * Chooses a member for a year, last in its order, and sends them a notice. Returns the id of the choice. Throws
 * hero_member_gone and hero_already_chosen.
 */
export async function chooseHero(
  tx: Tx,
  { actorId, userId, year, words, story, now }: ByStaff & Texts & { userId: string; year: number },
): Promise<string> {
  if (!(await lockMember(tx, userId))) throw refusal('hero_member_gone')
  await lockYear(tx, year)
  const id = newId(now)
  const { rows } = await sql<{ position: number }>`
    insert into super_hero (user_id, year, id, position, words, story, chosen_by, chosen_at)
    select ${userId}, ${year}, ${id}, coalesce(max(position), 0) + 1, ${words}, ${story}::text[], ${actorId}, ${now}
    from super_hero where year = ${year}
    on conflict (user_id, year) do nothing returning position`.execute(tx)
  if (!rows[0]) throw refusal('hero_already_chosen')
  await notify(tx, { userId, kind: heroChosen, facts: { year }, cause: `hero:${id}`, now })
  const after = { year, position: rows[0].position }
  await recordStaffAct(tx, {
    actorId,
    act: 'hero.chosen',
    subject: { kind: 'super_hero', id },
    before: null,
    after,
    now,
  })
  return id
}

/**
 * Changes the texts of a hero, and which post is the interview. Another text revokes an agreement and notifies the
 * person; a refusal stays. Returns the new version. Throws hero_not_found, hero_changed and hero_talk_not_theirs.
 */
export async function editHero(
  tx: Tx,
  edit: ByStaff & Texts & { id: string; version: number; talkPostId: string | null },
): Promise<number> {
  const { actorId, id, words, story, talkPostId, now } = edit
  const hero = await lockHero(tx, id)
  if (hero.version !== edit.version) throw refusal('hero_changed')
  const isText = hero.words !== words || hero.story.join('\n\n') !== story.join('\n\n')
  const isTalk = hero.post_id !== talkPostId
  if (!isText && !isTalk) return hero.version
  if (isTalk) await setTalk(tx, { ...hero, talkPostId })
  const version = hero.version + 1
  const wasAccepted = isText && hero.accepted_at !== null
  await tx
    .updateTable('super_hero')
    .set({ words, story, version, ...(wasAccepted && { accepted_at: null }) })
    .where('id', '=', id)
    .execute()
  const told = { userId: hero.user_id, facts: { year: hero.year }, now }
  if (wasAccepted) await notify(tx, { ...told, kind: heroChanged, cause: `hero:${id}:${version}` })
  const subject = { kind: 'super_hero', id } as const
  const before = { version: hero.version, talk: hero.post_id }
  const after = { version, talk: talkPostId, is_text_changed: isText }
  await recordStaffAct(tx, { actorId, act: 'hero.edited', subject, before, after, now })
  return version
}

type TalkOf = { user_id: string; year: number; talkPostId: string | null }

async function setTalk(tx: Tx, { user_id, year, talkPostId }: TalkOf): Promise<void> {
  await tx.deleteFrom('hero_talk').where('user_id', '=', user_id).where('year', '=', year).execute()
  if (talkPostId === null) return
  const { rows } = await sql`
    insert into hero_talk (user_id, year, post_id)
    select ${user_id}, ${year}, id from post where id = ${talkPostId} and author_id = ${user_id} and ${isShown('post')}
    on conflict do nothing returning post_id`.execute(tx)
  if (!rows[0]) throw refusal('hero_talk_not_theirs')
}

/**
 * Moves a hero to a place of their year, counted from 1; beyond the last means last. Idempotent. Throws hero_not_found.
 */
export async function moveHero(
  tx: Tx,
  { actorId, id, place, now }: ByStaff & { id: string; place: number },
): Promise<void> {
  const { year } = await findHero(tx, id)
  await lockYear(tx, year)
  const rows = await tx.selectFrom('super_hero').select('id').where('year', '=', year).orderBy('position').execute()
  const order = rows.map((row) => row.id)
  const from = order.indexOf(id)
  if (from < 0) throw refusal('hero_not_found')
  const to = Math.min(place, order.length) - 1
  if (from === to) return
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, id)
  await sql`
    update super_hero set position = place.position
    from unnest(${moved}::uuid[]) with ordinality as place (id, position) where super_hero.id = place.id`.execute(tx)
  const places = { before: { place: from + 1 }, after: { place: to + 1 } }
  await recordStaffAct(tx, { actorId, act: 'hero.moved', subject: { kind: 'super_hero', id }, ...places, now })
}

/** Removes a choice with its texts. Throws hero_not_found. */
export async function removeHero(tx: Tx, { actorId, id, now }: ByStaff & { id: string }): Promise<void> {
  const { year } = await findHero(tx, id)
  await lockYear(tx, year)
  const gone = await tx.deleteFrom('super_hero').where('id', '=', id).returning(['year', 'position']).executeTakeFirst()
  if (!gone) throw refusal('hero_not_found')
  const before = { ...gone }
  await recordStaffAct(tx, {
    actorId,
    act: 'hero.removed',
    subject: { kind: 'super_hero', id },
    before,
    after: null,
    now,
  })
}

async function findHero(tx: Tx, id: string) {
  const hero = await tx.selectFrom('super_hero').select('year').where('id', '=', id).executeTakeFirst()
  if (!hero) throw refusal('hero_not_found')
  return hero
}

async function lockHero(tx: Tx, id: string) {
  const hero = await tx
    .selectFrom('super_hero')
    .leftJoin('hero_talk', (j) =>
      j.onRef('hero_talk.user_id', '=', 'super_hero.user_id').onRef('hero_talk.year', '=', 'super_hero.year'),
    )
    .select(['super_hero.user_id', 'super_hero.year', 'version', 'words', 'story', 'accepted_at', 'post_id'])
    .where('super_hero.id', '=', id)
    .forUpdate('super_hero')
    .executeTakeFirst()
  if (!hero) throw refusal('hero_not_found')
  return hero
}
