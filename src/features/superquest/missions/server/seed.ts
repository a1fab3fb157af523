import { sql } from 'kysely'
import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { type MissionContent, MissionFile } from '../content.ts'
import type { Rule } from '../mission-rules.ts'
import { roundsAround } from './round-rules.ts'

/** The missions of content/missions.json. Throws on one that is not as its schema says. */
export async function readMissionFile(file: URL): Promise<MissionContent[]> {
  return (await readContentFile(file, MissionFile)).missions
}

/** Ids of what rules and rewards name by key: 'post:<key>', 'video:<key>', 'premium:<key>'. */
type Ids = ReadonlyMap<string, string>

/**
 * Brings in the rounds of missions around today, each once by its key. Changed words are taken over unless staff edited it;
 * rule, reward and times of one that is there stay, for people have joined it so. Processes that start together may all
 * call it. A mission after another comes after it: the file is in that order. Answers which are left out, and why.
 */
export async function importMissions(tx: Tx, missions: MissionContent[], now: Date): Promise<string[]> {
  const ids = await readIds(tx)
  const [there, without] = [missions.filter((one) => hasGift(one, ids)), missions.filter((one) => !hasGift(one, ids))]
  for (const mission of there) {
    for (const { name, from, to } of roundsAround(bangkokDay(now), mission.round)) {
      const ends = startOfBangkokDay(addDays(to, 1))
      const row = {
        ...fixedOf(mission, ids),
        after_id: await findBefore(tx, mission, name),
        opens_at: startOfBangkokDay(from),
        joins_until: new Date(ends.getTime() - mission.lastJoinDays * 24 * 3_600_000),
        ends_at: ends,
      }
      await store(tx, { key: `${mission.key}:${name}`, row, words: wordsOf(mission), now })
    }
  }
  return without.map(({ key }) => `mission ${key} is left out: the store does not have its gift`)
}

function hasGift({ reward }: MissionContent, ids: Ids): boolean {
  return reward.kind !== 'gift' || ids.has(`premium:${reward.gift}`)
}

type Storing = {
  key: string
  row: ReturnType<typeof fixedOf> & { after_id: string | null; opens_at: Date; joins_until: Date; ends_at: Date }
  words: ReturnType<typeof wordsOf>
  now: Date
}

async function store(tx: Tx, { key, row, words, now }: Storing): Promise<void> {
  const hash = hashContent(words)
  const state = 'scheduled'
  await tx
    .insertInto('mission')
    .values({ ...row, ...words, key, state, id: newId(now), content_hash: hash, made_at: now, updated_at: now })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet({ ...words, content_hash: hash, updated_at: now })
        .where('mission.edited_by_staff_at', 'is', null)
        .where('mission.content_hash', 'is distinct from', hash),
    )
    .execute()
}

function wordsOf({ title, summary, why, occasion }: MissionContent) {
  return { title, summary, why, occasion }
}

function fixedOf({ skill, rule, reward, places, winners }: MissionContent, ids: Ids) {
  const given = reward.kind === 'gift' ? { ...reward, gift: idOf(ids, `premium:${reward.gift}`) } : reward
  return {
    skill,
    rule: JSON.stringify(nameSubjects(rule as Rule, ids)),
    reward: JSON.stringify(given),
    places,
    winners,
  }
}

/** Subjects by key → by id. */
function nameSubjects(rule: Rule, ids: Ids): Rule {
  if ('rules' in rule) return { ...rule, rules: rule.rules.map((part) => nameSubjects(part, ids)) }
  const subjects = rule.of.subjects?.map((subject) => (/^(post|video):/.test(subject) ? idOf(ids, subject) : subject))
  return { ...rule, of: { ...rule.of, ...(subjects && { subjects }) } }
}

function idOf(ids: Ids, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`missions.json names ${name}, which is not there`)
  return id
}

async function readIds(tx: Tx): Promise<Ids> {
  const { rows } = await sql<{ name: string; id: string }>`
    select 'post:' || key as name, id from post where key is not null
    union all select 'video:' || key, id from video where key is not null
    union all select 'premium:' || key, id from premium where key is not null and type = 'physical'`.execute(tx)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

async function findBefore(tx: Tx, { after }: MissionContent, round: string): Promise<string | null> {
  if (after === null) return null
  const { rows } = await sql<{ id: string }>`select id from mission where key = ${`${after}:${round}`}`.execute(tx)
  if (!rows[0]) throw new Error(`missions.json has no ${after} in the round ${round}`)
  return rows[0].id
}
