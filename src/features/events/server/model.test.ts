import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveKoin } from '#features/koin/server/commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { isRefusal } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { anEvent, findEventFaults } from '#tests/fixtures/events.ts'
import { people } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { callOffEvent, settleEvent } from './call-off-commands.ts'
import { cancelEvent, joinEvent, leaveQueue, waitForSeat } from './joining-commands.ts'
import { offerSeats } from './offer-commands.ts'
import { countVouchers } from './queries.ts'
import { giveVoucher } from './voucher-commands.ts'

const fixture = await openTestbed()
const fee = 100
const capacity = 2
const crowd = 4
const hourMs = 3_600_000

/** The expected state: who has seats, the order of the waiting list, and the balances. */
type Model = {
  seats: Map<number, 'koin' | 'voucher'>
  queue: { who: number; withVoucher: boolean }[]
  koin: number[]
  vouchers: number[]
  isLate: boolean
  isCalledOff: boolean
}
type Real = { id: string; ids: string[]; start: Date }

type Step =
  | { act: 'join'; who: number; withVoucher: boolean }
  | { act: 'wait'; who: number; withVoucher: boolean }
  | { act: 'cancel'; who: number }
  | { act: 'leave'; who: number }
  | { act: 'late' }
  | { act: 'callOff' }

const isFull = (model: Model) => model.seats.size >= capacity || model.queue.length > 0
const placeOf = (model: Model, person: number) =>
  model.seats.has(person) ? 'seat' : model.queue.some((one) => one.who === person) ? 'waiting' : 'none'

function pay(model: Model, person: number, withVoucher: boolean): boolean {
  if (withVoucher ? model.vouchers[person] === 0 : model.koin[person]! < fee) return false
  if (withVoucher) model.vouchers[person]!--
  else model.koin[person]! -= fee
  model.seats.set(person, withVoucher ? 'voucher' : 'koin')
  return true
}

function refund(model: Model, person: number) {
  if (model.seats.get(person) === 'voucher') model.vouchers[person]!++
  else model.koin[person]! += fee
}

/** Applies a step to the model and returns whether the product should refuse it. */
function foresee(model: Model, given: Step): 'done' | 'refused' {
  if (given.act === 'late') {
    model.isLate = true
    return 'done'
  }
  if (given.act === 'callOff') {
    if (!model.isCalledOff) for (const person of model.seats.keys()) refund(model, person)
    model.isCalledOff = true
    return 'done'
  }
  const place = placeOf(model, given.who)
  if (given.act === 'leave') {
    model.queue = model.queue.filter((one) => one.who !== given.who)
    return 'done'
  }
  if (given.act === 'cancel') {
    if (model.isCalledOff) return 'refused'
    if (place !== 'seat') return 'done'
    if (!model.isLate) refund(model, given.who)
    model.seats.delete(given.who)
    return 'done'
  }
  if (place !== 'none' || model.isCalledOff) return 'refused'
  if (given.act === 'join') return !isFull(model) && pay(model, given.who, given.withVoucher) ? 'done' : 'refused'
  if (!isFull(model) || (given.withVoucher && model.vouchers[given.who] === 0)) return 'refused'
  model.queue.push({ who: given.who, withVoucher: given.withVoucher })
  return 'done'
}

/** Free seats go to the first in the waiting list who can pay. */
function offer(model: Model) {
  if (model.isCalledOff) return
  for (const next of [...model.queue]) {
    if (model.seats.size >= capacity) return
    if (pay(model, next.who, next.withVoucher)) model.queue = model.queue.filter((one) => one !== next)
  }
}

async function perform({ id, ids, start }: Real, given: Step, isLate: boolean): Promise<'done' | 'refused'> {
  const now = new Date(start.getTime() + (isLate ? 150 * hourMs : 0))
  const acts = { join: joinEvent, wait: waitForSeat, cancel: cancelEvent, leave: leaveQueue }
  try {
    await fixture.db.transaction().execute(async (tx) => {
      if (given.act === 'late') return
      if (given.act === 'callOff') return callOffEvent(tx, { eventId: id, actorId: ids[0]!, reason: 'ฝนตก', now })
      const useVoucher = 'withVoucher' in given && given.withVoucher
      return acts[given.act](tx, { eventId: id, userId: ids[given.who]!, useVoucher, now })
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return 'refused'
  }
  await offerSeats(fixture.db, id, now)
  await settleEvent(fixture.db, id, now)
  return 'done'
}

/**
 * A step as a fast-check command. It may run in any state, since refusals are modelled too. Afterwards model and
 * product must agree on everyone.
 */
class Command implements fc.AsyncCommand<Model, Real> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }
  check() {
    return true
  }
  async run(model: Model, real: Real) {
    const expected = foresee(model, this.step)
    offer(model)
    expect(await perform(real, this.step, model.isLate)).toBe(expected)
    await expectAgreement(model, real)
  }
  toString() {
    return JSON.stringify(this.step)
  }
}

async function expectAgreement(model: Model, { id, ids }: Real) {
  const { rows } = await sql`
    select case when seat.id is null then 'none' when seat.queue_place is null then 'seat' else 'waiting' end as status,
      satang::int as koin,
      (select count(*)::int from event_voucher where user_id = one.id and seat_id is null) as vouchers
    from unnest(${ids}::uuid[]) with ordinality as one (id, at)
      join wallet on wallet.user_id = one.id and currency = 'koin'
      left join event_seat as seat on seat.user_id = one.id and event_id = ${id}
    order by at`.execute(fixture.db)
  const expected = ids.map((_, person) => ({
    status: placeOf(model, person),
    koin: model.koin[person],
    vouchers: model.vouchers[person],
  }))
  expect(rows).toEqual(expected)
}

const who = fc.nat(crowd - 1)
const withVoucher = fc.boolean()
const join = fc.record({ act: fc.constant('join' as const), who, withVoucher })
const wait = fc.record({ act: fc.constant('wait' as const), who, withVoucher })
const cancel = fc.record({ act: fc.constant('cancel' as const), who })
const leave = fc.record({ act: fc.constant('leave' as const), who })
const turn = fc.constantFrom<Step>({ act: 'late' }, { act: 'callOff' })
// Joining and cancelling are frequent, so that the event fills and empties; steps that end it are rare.
const kinds = [join, join, join, wait, wait, cancel, cancel, leave, turn]
const commands = fc.commands(
  kinds.map((kind) => kind.map((step) => new Command(step))),
  { maxCommands: 16, size: 'max' },
)

const members = await people(fixture, crowd, { koin: 150 })

/** A new event for the same people, with their balances restored. */
async function setUp(): Promise<{ model: Model; real: Real }> {
  const start = fixture.clock.now
  const id = await anEvent(fixture, { capacity, fee })
  const ids = members.map((one) => one.id)
  await fixture.db.transaction().execute(async (tx) => {
    for (const [person, userId] of ids.entries()) {
      const reason = { userId, cause: `test:${id}`, now: start }
      const missing = koin(150 - (await readBalance(tx, userId)))
      if (missing > 0)
        await giveKoin(tx, { ...reason, amount: missing, account: 'adjustment', title: 'ทดสอบ', href: null })
      if (person < 2 && (await countVouchers(tx, userId)) === 0) await giveVoucher(tx, reason)
    }
  })
  const none = { isLate: false, isCalledOff: false }
  const model = { seats: new Map(), queue: [], koin: Array(crowd).fill(150), vouchers: [1, 1, 0, 0], ...none }
  return { model, real: { id, ids, start } }
}

test('joins, waiting, cancelling and calling off in any order agree with a model, seat by seat and koin by koin', async () => {
  // A fixed seed: the same sequences on every run.
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      const both = await setUp()
      await fc.asyncModelRun(() => both, given)
    }),
    { numRuns: 25, seed: 5 },
  )
  expect(await findEventFaults(fixture)).toEqual([])
})
