import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { whyNotNames } from '#features/identity/accounts/content.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { spendKoin } from '#features/koin/server/commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { checkGiftAddress, orderGift } from '../../gifts/server/commands.ts'
import { readPoints } from '../../user-level/server/point-queries.ts'
import { krazyDayErrors } from '../contract.ts'
import { krazyStateOf } from '../krazy-day-state-rules.ts'
import { cancelledPieces, type DayRow, findDay } from './day-queries.ts'

const refusal = refusals({ ...koinErrors, ...krazyDayErrors })

type Asking = { dayId: string; userId: string; price: Koin; addressId: string | null; now: Date }

/**
 * Asks for the gift of a day. In its first half hour that is a place in the ranking, and nothing is taken; later it is
 * bought at once as long as there are some. Throws krazy_day_not_found, _price_changed, _pays_not, _not_open,
 * _sorting, _over, _gone, _asked, _given, not_enough_koin, own_gain, as checkGiftAddress, and as orderGift.
 */
export async function askKrazyDay(tx: Tx, asking: Asking): Promise<void> {
  const { dayId, userId, price, addressId, now } = asking
  const day = await findDay(tx, dayId)
  if (!day || day.is_waiting) throw refusal('krazy_day_not_found')
  const reason = await readReason(tx, userId, 'buy', now)
  if (reason) throw refusal('krazy_day_pays_not', { values: { why: whyNotNames[reason] } })
  if (day.made_by) await refuseOwnGain(tx, { actorId: day.made_by, userId })
  const state = krazyStateOf({ ...day, opensAt: day.opens_at, endsAt: day.ends_at, settledAt: day.settled_at }, now)
  const closed = { upcoming: 'krazy_day_not_open', sorting: 'krazy_day_sorting', over: 'krazy_day_over' } as const
  if (state in closed) throw refusal(closed[state as keyof typeof closed])
  await checkGiftAddress(tx, { userId, addressId, now })
  const askId = await claimAsk(tx, day, asking)
  if (price !== day.price) throw refusal('krazy_day_price_changed', { values: { price: formatKoin(day.price) } })
  if (state === 'gone') throw refusal('krazy_day_gone')
  // In the ranking nothing is taken: who has too little may still earn it, or is passed over in the draw.
  if (state === 'ranked') return joinRanking(tx, dayId)
  if ((await readBalance(tx, userId)) < day.price) throw refusal('not_enough_koin')
  await giveTurn(tx, { day, userId, askId, addressId, now })
}

/** The person's row first: its key makes twins wait for each other. */
async function claimAsk(tx: Tx, day: DayRow, { userId, addressId, now }: Asking): Promise<string> {
  const points = await readPoints(tx, { userId, before: day.opens_at })
  const { rows } = await sql<{ id: string }>`
    insert into krazy_day_ask as ask (user_id, day_id, id, address_id, points, state, asked_at)
    values (${userId}, ${day.id}, ${newId(now)}, ${addressId}, ${points}, 'asked', ${now})
    on conflict (user_id, day_id) do update
    set state = 'asked', address_id = excluded.address_id, asked_at = excluded.asked_at, decided_at = null
    where ask.state in ('not_reached', 'not_enough', 'gift_failed')
    returning id`.execute(tx)
  if (rows[0]) return rows[0].id
  const { rows: there } = await sql<{ state: string }>`
    select state from krazy_day_ask where user_id = ${userId} and day_id = ${day.id}`.execute(tx)
  throw refusal(there[0]!.state === 'given' ? 'krazy_day_given' : 'krazy_day_asked')
}

/**
 * Holds the ranking back until this ask is committed; asks do not wait for each other. An ask that was slow on its way could
 * else be stored after the draw and stay undecided. Throws krazy_day_sorting when the ranking has begun.
 */
async function joinRanking(tx: Tx, dayId: string): Promise<void> {
  const { rows } = await sql`select from krazy_day where id = ${dayId} and ranked_at is null for share`.execute(tx)
  if (rows.length === 0) throw refusal('krazy_day_sorting')
}

export type Turn = { day: DayRow; userId: string; askId: string; addressId: string | null; now: Date }

/**
 * Sells one piece to a person with an open ask: price, order, count. The day's row comes last: it is everybody's, and its statement is
 * the one that never gives more than there are. Throws not_enough_koin, krazy_day_gone, and as orderGift.
 */
export async function giveTurn(tx: Tx, { day, userId, askId, addressId, now }: Turn): Promise<void> {
  const cause = `krazy-day:${askId}`
  const reason = { userId, cause, title: 'Krazy Day', href: '/superquest/about', now }
  await spendKoin(tx, { ...reason, amount: day.price, account: 'store_revenue' })
  const source = `krazy-day:${day.id}`
  const { order } = await orderGift(tx, { userId, giftId: day.gift_id, source, addressId, price: day.price, now })
  await sql`
    update krazy_day_ask set state = 'given', order_id = ${order}, decided_at = ${now}
    where user_id = ${userId} and day_id = ${day.id} and state = 'asked'`.execute(tx)
  const { numAffectedRows } = await sql`
    update krazy_day set given = given + 1 where id = ${day.id} and given - ${cancelledPieces} < stock`.execute(tx)
  if (numAffectedRows === 0n) throw refusal('krazy_day_gone')
}
