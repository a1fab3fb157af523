// Nobody gains from what they made or changed, whichever call it was and however long ago: every way in which value leaves
// is tried with the maker of every act on such a thing, and with somebody else.
import { expect, test } from 'vitest'
import { staffNames } from '#app/features.ts'
import type { StaffAct, StaffSubject } from '#features/audit/contract.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { checkInByStaff } from '#features/events/admin-contract.ts'
import { joinEvent } from '#features/events/joining-contract.ts'
import { giveKoin } from '#features/koin/server/commands.ts'
import { joinMission, redeemGift, redeemKoin } from '#features/superquest/missions/joining-contract.ts'
import { editLevel } from '#features/superquest/user-level/admin-contract.ts'
import { redeemLevel } from '#features/superquest/user-level/contract.ts'
import { koin } from '#lib/money.ts'
import { anEvent } from '../../fixtures/events.ts'
import { aPerson, type TestPerson } from '../../fixtures/people.ts'
import { act, aMission, quizDays } from '../../fixtures/quests.ts'
import { aPremium, buy, saveAddress } from '../../fixtures/store.ts'
import { agreeToAll } from '../../support/second-person.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const dayMs = 24 * 3_600_000
const door = await aPerson(fixture, { roles: ['moderator'] })

type Reply = { status: number; json: { code?: string } }
type Way = {
  subject: StaffSubject
  /** The acts on such a thing are those that begin so. */
  begins: string
  /** Of these, those that give nobody anything. */
  harmless: StaffAct[]
  /** After so many days such an act no longer counts; null where it counts for ever. */
  forDays: number | null
  /** Makes the thing by nobody who is tried, and tells how to take it. */
  make: () => Promise<{ id: string; take: (who: TestPerson) => Promise<Reply> }>
}

/** A person does what a mission asks for and takes its reward. */
async function finish(who: TestPerson, id: string, isGift: boolean): Promise<Reply> {
  await send(who, joinMission, { body: { id } })
  await act(fixture, who.id, 'quiz.daily.answered')
  if (!isGift) return send(who, redeemKoin, { body: { id } })
  return send(who, redeemGift, { body: { id, address: await saveAddress(fixture, who.id) } })
}

const ofMissions = {
  subject: 'mission',
  begins: 'quest.mission-',
  harmless: ['quest.mission-dropped', 'quest.mission-ended'],
  forDays: null,
} as const satisfies Partial<Way>

const ways: Record<string, Way> = {
  'the koin of a mission': {
    ...ofMissions,
    harmless: [...ofMissions.harmless],
    make: async () => {
      const id = await aMission(fixture, { rule: quizDays(1) })
      return { id, take: (who) => finish(who, id, false) }
    },
  },
  'the gift of a mission': {
    ...ofMissions,
    harmless: [...ofMissions.harmless],
    make: async () => {
      const gift = await aPremium(fixture, { price: 10_000, stock: 40 })
      const id = await aMission(fixture, { rule: quizDays(1), reward: { kind: 'gift', gift, points: null } })
      return { id, take: (who) => finish(who, id, true) }
    },
  },
  'the gift of a level': {
    subject: 'user_level',
    begins: 'quest.level-',
    harmless: [],
    forDays: null,
    make: async () => {
      const gift = await aPremium(fixture, { price: 10_000, stock: 40 })
      const body = { name: 'Rookie', words: 'เริ่มต้น', gift }
      const maker = await aPerson(fixture, { roles: ['editor'] })
      await send(maker, editLevel, { query: { level: 'rookie' }, body })
      await agreeToAll(fixture)
      const take = async (who: TestPerson) =>
        send(who, redeemLevel, { body: { level: 'rookie', address: await saveAddress(fixture, who.id) } })
      return { id: 'rookie', take }
    },
  },
  'the reward of an event': {
    subject: 'event',
    begins: 'event.',
    // A voucher is another thing, and a check-in, a dropped reward and a called-off event pay no maker.
    harmless: ['event.called-off', 'event.checked-in', 'event.reward-dropped', 'event.voucher-given'],
    forDays: null,
    make: async () => {
      const id = await anEvent(fixture, { startsIn: 1, reward: 500, closesIn: 0.5 })
      const take = async (who: TestPerson) => {
        await send(who, joinEvent, { query: { id }, body: { fee: 0 } } as never)
        return send(door, checkInByStaff, { query: { id }, body: { user_id: who.id } })
      }
      return { id, take }
    },
  },
  'a premium': {
    subject: 'premium',
    begins: 'store.premium-',
    harmless: [],
    forDays: 30,
    make: async () => {
      const id = await aPremium(fixture, { price: 10_000, stock: 40 })
      const take = async (who: TestPerson) => {
        const { now } = clock
        const gift = { amount: koin(20_000), account: 'adjustment', title: 'ทดสอบ', href: null, now } as const
        await db
          .transaction()
          .execute((tx) => giveKoin(tx, { ...gift, userId: who.id, cause: `test:${crypto.randomUUID()}` }))
        return buy(fixture, who, { id, price: 10_000 })
      }
      return { id, take }
    },
  },
}

const others: Partial<Record<string, StaffAct[]>> = { 'a premium': ['store.stock-changed', 'store.codes-imported'] }
const shared: StaffAct[] = ['staff.change-proposed', 'staff.change-confirmed']
const tried = Object.entries(ways).flatMap(([name, way]) => {
  const own = ([...staffNames.acts.keys()] as StaffAct[]).filter(
    (one) => one.startsWith(way.begins) && !way.harmless.includes(one),
  )
  // The reward of an event has a desk of its own for the second person.
  const proposed = way.subject === 'event' ? [] : shared
  return [...own, ...(others[name] ?? []), ...proposed].map((act) => ({ name, act, way }))
})

test.each(tried)('$name is refused to the maker by $act, also later', async ({ way, act }) => {
  const { id, take } = await way.make()
  const maker = await aPerson(fixture, { roles: ['editor', 'fulfilment'] })
  const ago = (days: number) => new Date(clock.now.getTime() - days * dayMs)
  const record = (actorId: string, days: number) =>
    db.transaction().execute((tx) =>
      recordStaffAct(tx, {
        actorId,
        act,
        subject: { kind: way.subject, id },
        before: null,
        after: null,
        now: ago(days),
      }),
    )
  await record(maker.id, way.forDays === null ? 100 : way.forDays - 1)
  expect(await take(maker)).toMatchObject({ json: { code: 'maker_gain' } })
  expect((await take(await aPerson(fixture))).status).toBe(200)
})
