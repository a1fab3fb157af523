import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { type Edition, listRiddleWeeks, type Riddle, readRiddles } from '#features/games/riddles/server/queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import type { Skill } from '#kit/skills.ts'
import { add, koin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { isStillOf } from '#lib/thai/day-grace.ts'
import type { DecoderPicture, DecoderResult, DecoderSet, PictureReward } from '../decoder-contract.ts'
import { beginningOf, hintAfter, maxTries, shapeOf, type Waiting, weekPlaceOf } from './rules.ts'

export type SetRow = Selectable<Tables['decoder_set']>
export type PictureRow = Selectable<Tables['decoder_picture']>

/** A person's set by day or id. */
export function findSet(db: Db | Tx, userId: string, by: { day: string } | { id: string }) {
  return db
    .selectFrom('decoder_set')
    .selectAll()
    .where('user_id', '=', userId)
    .where('day' in by ? 'day' : 'id', '=', 'day' in by ? by.day : by.id)
    .executeTakeFirst()
}

/** The pictures of a set in order. */
export function listPictures(db: Db | Tx, { user_id, id }: Pick<SetRow, 'user_id' | 'id'>): Promise<PictureRow[]> {
  return db
    .selectFrom('decoder_picture')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('set_id', '=', id)
    .orderBy('place')
    .execute()
}

/** The edition of a riddle that a picture showed and keeps showing. */
export function editionOf({ riddle_id, edition }: PictureRow): Edition {
  return { id: riddle_id, edition }
}

/** The active riddles, those that this person has not had for longest first. */
export async function listWaitingRiddles(db: Db | Tx, userId: string): Promise<(Edition & Waiting)[]> {
  const { rows } = await sql<Edition & Waiting>`
    select riddle.id, riddle.edition, riddle.skill, riddle.week, seen.day as had from riddle
    left join (
      select picture.riddle_id, max(one.day) as day from decoder_picture as picture
      join decoder_set as one on one.user_id = picture.user_id and one.id = picture.set_id
      where picture.user_id = ${userId} group by picture.riddle_id
    ) as seen on seen.riddle_id = riddle.id
    where is_active order by seen.day nulls first, random()`.execute(db)
  return rows
}

/** The title of the themed week of a day; null where no riddle has a week. */
export async function findWeekTitle(db: Db | Tx, day: string): Promise<string | null> {
  const weeks = await listRiddleWeeks(db)
  return weeks.get(weekPlaceOf(day, weeks.size)) ?? null
}

/** A set for its player: with the answers of settled pictures, and all answers once its day is over. */
export async function viewSet(db: Db | Tx, set: SetRow, now: Date): Promise<DecoderSet> {
  const isOpen = isStillOf(set.day, now)
  const pictures = await listPictures(db, set)
  const riddles = await readRiddles(db, pictures.map(editionOf))
  const links = await findArticleLinks(
    db,
    riddles.flatMap(({ articleKey }) => articleKey ?? []),
  )
  const views = pictures.map((picture, i) => viewPicture(picture, riddles[i]!, { isOpen, links }))
  const isOver = views.every(({ state }) => state !== 'open')
  const learning = set.learning as DecoderResult['learning_day']
  return { id: set.id, day: set.day, is_open: isOpen, pictures: views, result: isOver ? sumUp(views, learning) : null }
}

type Told = { isOpen: boolean; links: Awaited<ReturnType<typeof findArticleLinks>> }

function viewPicture(picture: PictureRow, riddle: Riddle, { isOpen, links }: Told): DecoderPicture {
  const { place, tries } = picture
  const { skill, drawing, description, weekTitle } = riddle
  // Open pictures of a past day count as missed.
  const state = picture.state === 'open' && !isOpen ? 'missed' : (picture.state as DecoderPicture['state'])
  return {
    place,
    skill,
    week_title: weekTitle,
    drawing,
    description,
    state,
    tries,
    tries_left: Math.max(0, maxTries - tries),
    shape: shapeOf(riddle.answer),
    beginning: tries >= hintAfter ? beginningOf(riddle.answer) : null,
    told:
      state === 'open'
        ? null
        : {
            answer: riddle.answer,
            explanation: riddle.explanation,
            article: (riddle.articleKey && links.get(riddle.articleKey)) || null,
            reward: picture.reward as PictureReward | null,
          },
  }
}

function sumUp(pictures: DecoderPicture[], learningDay: DecoderResult['learning_day']): DecoderResult {
  const rewards = pictures.flatMap(({ told }) => told?.reward ?? [])
  const points = new Map<Skill, number>()
  for (const one of rewards.flatMap((reward) => reward.points))
    points.set(one.skill, (points.get(one.skill) ?? 0) + one.points)
  return {
    right: pictures.filter(({ state }) => state === 'solved').length,
    total: pictures.length,
    asked: add(koin(0), ...rewards.map(({ asked }) => asked)),
    paid: add(koin(0), ...rewards.map(({ paid }) => paid)),
    is_capped: rewards.some(({ is_capped }) => is_capped),
    points: [...points].map(([skill, sum]) => ({ skill, points: sum })),
    learning_day: learningDay,
  }
}

/** A person's pictures of today, for the list of games: `left` are those still open. */
export async function readDecoderToday(db: Db | Tx, userId: string, now: Date) {
  const total = (await readRate(db, 'game.decoder.picture', now)).quota ?? 0
  const set = await findSet(db, userId, { day: bangkokDay(now) })
  if (!set) return { left: total, total, is_under_way: false }
  const pictures = await listPictures(db, set)
  const left = pictures.filter(({ state }) => state === 'open').length
  return { left, total: pictures.length, is_under_way: left > 0 }
}
