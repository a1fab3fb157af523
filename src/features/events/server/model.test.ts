import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBalance } from '#features/koin/server/queries.ts'
import { isRefusal } from '#lib/errors.ts'
import { anEvent, findEventFaults } from '#tests/event-bed.ts'
import { people } from '#tests/people.ts'
import { openTestbed } from '#tests/testbed.ts'
import { callOffEvent, settleEvent } from './call-off-commands.ts'
import { cancelEvent, joinEvent, leaveQueue, waitForSeat } from './commands.ts'
import { offerSeats } from './offer-commands.ts'
import { viewEvent } from './queries.ts'
import { giveVoucher } from './voucher-commands.ts'

const bed = await openTestbed()
const fee = 100
const capacity = 2
const crowd = 4
const hourMs = 3_600_000

/** What ought to be: whose seats, who waits in which order, what everybody has. */
type Model = {
  seats: Map<number, 'koin' | 'voucher'>
  queue: { who: number; withVoucher: boolean }[]
  koin: number[]
  vouchers: number[]
  isLate: boolean
  isCalledOff: boolean
}
type Real = { id: string; ids: string[]; start: Date }

const who = fc.nat(crowd - 1)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('join' as const), who, withVoucher: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('wait' as const), who, withVoucher: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('cancel' as const), who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('leave' as const), who }) },
  fc.record({ act: fc.constant('late' as const) }),
  fc.record({ act: fc.constant('callOff' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

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

/** Does a step to the model, and says whether the product ought to refuse it. */
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

/** Free seats go to the first who can pay. */
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
    await bed.db.transaction().execute(async (tx) => {
      if (given.act === 'late') return
      if (given.act === 'callOff') return callOffEvent(tx, { eventId: id, actorId: ids[0]!, reason: 'ฝนตก', now })
      const useVoucher = 'withVoucher' in given && given.withVoucher
      return acts[given.act](tx, { eventId: id, userId: ids[given.who]!, useVoucher, now })
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return 'refused'
  }
  await offerSeats(bed.db, id, now)
  await settleEvent(bed.db, id, now)
  return 'done'
}

test('joins, queues, cancels and calling off in any order agree with a model of them, seat by seat and koin by koin', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const start = bed.clock.now
      const id = await anEvent(bed, { capacity, fee })
      const members = await people(bed, crowd, { koin: 150 })
      const ids = members.map((one) => one.id)
      const cause = 'test'
      for (const userId of ids.slice(0, 2))
        await bed.db.transaction().execute((tx) => giveVoucher(tx, { userId, cause, now: start }))
      const model: Model = {
        seats: new Map(),
        queue: [],
        koin: Array(crowd).fill(150),
        vouchers: [1, 1, 0, 0],
        isLate: false,
        isCalledOff: false,
      }
      for (const given of steps) {
        const expected = foresee(model, given)
        offer(model)
        expect(await perform({ id, ids, start }, given, model.isLate)).toBe(expected)
      }
      for (const [person, userId] of ids.entries()) {
        const { mine } = await viewEvent(bed.db, id, userId, start)
        expect(mine).toMatchObject({ status: placeOf(model, person), vouchers: model.vouchers[person] })
        expect(await readBalance(bed.db, userId)).toBe(model.koin[person])
      }
    }),
    { numRuns: 12 },
  )
  expect(await findEventFaults(bed)).toEqual([])
})
