import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type CatchMeAnswer, type CatchMeResult, catchMeErrors, type Way } from '../catch-me-contract.ts'
import { decodeMoves } from '../log-rules.ts'
import { replay } from '../rules.ts'
import { saveBest } from './best-commands.ts'
import { readPlaces } from './board-queries.ts'
import { rewardPlay } from './reward-commands.ts'
import { judgeClock, maxOpen, openSince } from './rules.ts'

const refusal = refusals(catchMeErrors)

/** Begins a play: returns its session and seed. Deletes plays that are too old or too many. */
export async function playCatchMe(tx: Tx, { userId, way, now }: { userId: string; way: Way; now: Date }) {
  await lockPlayer(tx, { userId, now })
  await sql`
    delete from catch_me_play where user_id = ${userId} and answered_at is null and (
      started_at < ${openSince(now)} or id not in (
        select id from catch_me_play where user_id = ${userId} and answered_at is null
        order by started_at desc, id desc limit ${maxOpen - 1}
      )
    )`.execute(tx)
  const play = { id: newId(now), way, seed: randomInt(2 ** 31 - 1) }
  await tx
    .insertInto('catch_me_play')
    .values({ user_id: userId, ...play, started_at: now })
    .execute()
  return { session: play.id, seed: play.seed, way }
}

/**
 * Locks a person's row until the end of the transaction, creating it if needed: their plays are processed one by one.
 */
async function lockPlayer(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  const { rows } = await sql<{ spent_until: Date; is_listed: boolean }>`
    insert into catch_me_player as held (user_id, spent_until) values (${userId}, ${now})
    on conflict (user_id) do update set spent_until = held.spent_until
    returning spent_until, is_listed`.execute(tx)
  return rows[0]!
}

type Answering = { userId: string; session: string; log: string; now: Date }

/**
 * Ends a play: replays its log, pays the result and stores the score. The first log of a session counts. Throws
 * catch_me_unreadable, catch_me_not_found, catch_me_answered, catch_me_too_soon (with the wait), catch_me_over.
 */
export async function answerCatchMe(tx: Tx, { userId, session, log, now }: Answering): Promise<CatchMeAnswer> {
  const moves = decodeMoves(log)
  if (!moves) throw refusal('catch_me_unreadable')
  const player = await lockPlayer(tx, { userId, now })
  const play = await findOpenPlay(tx, { userId, session })
  const clock = { startedAt: play.started_at.getTime(), spentUntil: player.spent_until.getTime(), now: now.getTime() }
  const { verdict, waitMs } = judgeClock(clock)
  if (verdict === 'over') throw refusal('catch_me_over')
  if (verdict === 'soon') throw refusal('catch_me_too_soon', { retryAfter: Math.ceil(waitMs / 1000) })
  await tx.updateTable('catch_me_player').set({ spent_until: now }).where('user_id', '=', userId).execute()

  const tally = replay(play.seed, moves)
  const way = play.way as Way
  const reward = await rewardPlay(tx, { userId, session, way, tally, now })
  const best = await saveBest(tx, { userId, way, score: tally.score, isListed: player.is_listed, now })
  const places = player.is_listed ? await readPlaces(tx, { userId, way, now }) : null
  const result: CatchMeResult = { ...tally, ...reward, ...best, places }
  await tx
    .updateTable('catch_me_play')
    .set({
      answered_at: now,
      day: bangkokDay(now),
      score: tally.score,
      is_paid: reward.is_paid,
      result: JSON.stringify(result),
    })
    .where('user_id', '=', userId)
    .where('id', '=', session)
    .execute()
  const { skill, points } = result
  return { ...result, gained: await readGained(tx, { userId, points: [{ skill, points }] }) }
}

async function findOpenPlay(tx: Tx, { userId, session }: { userId: string; session: string }) {
  const play = await tx
    .selectFrom('catch_me_play')
    .select(['seed', 'way', 'started_at', 'answered_at'])
    .where('user_id', '=', userId)
    .where('id', '=', session)
    .executeTakeFirst()
  if (!play) throw refusal('catch_me_not_found')
  if (play.answered_at) throw refusal('catch_me_answered')
  return play
}

/** Adds a person to the boards or removes them, with their earlier scores. Throws catch_me_unlisted. */
export async function listOnBoard(
  tx: Tx,
  { userId, is_listed: isListed, now }: { userId: string; is_listed: boolean; now: Date },
) {
  if (isListed && (await readReason(tx, userId, 'show_name_on_board', now)) !== null) throw refusal('catch_me_unlisted')
  await lockPlayer(tx, { userId, now })
  const choice = { is_listed: isListed }
  await tx.updateTable('catch_me_player').set(choice).where('user_id', '=', userId).execute()
  await tx.updateTable('catch_me_best').set(choice).where('user_id', '=', userId).execute()
}
