// One budget for all kinds of value, and a second person's decision on what is above it.
import { expect, test } from 'vitest'
import type { Tx } from '#db/open.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { decideProposal, propose } from './proposal-commands.ts'
import type { ProposalKind } from './proposal-queries.ts'
import { releaseValue, spendAlone } from './value-commands.ts'

const fixture = await openTestbed()
const { now } = fixture.clock
const inTx = <T>(work: (tx: Tx) => Promise<T>) => fixture.db.transaction().execute(work)
const mission = { kind: 'mission', id: 'one' } as const

const spend = (actorId: string, kind: 'koin' | 'goods' | 'price', value: number, at = now) =>
  inTx((tx) => spendAlone(tx, { actorId, kind, subject: { ...mission, id: actorId }, value, now: at }))

test('all kinds share one weekly budget, which is whole again after seven days', async () => {
  const actorId = crypto.randomUUID()
  expect(await spend(actorId, 'koin', 60_000)).toBe(true)
  expect(await spend(actorId, 'goods', 50_000)).toBe(false)
  expect(await spend(actorId, 'price', 40_000)).toBe(true)
  expect(await spend(actorId, 'koin', 1)).toBe(false)
  expect(await spend(actorId, 'koin', 0)).toBe(true)
  expect(await spend(actorId, 'goods', 100_000, new Date(now.getTime() + 7 * 24 * 3_600_000))).toBe(true)
})

test('of many acts of one person at once only what fits takes effect', async () => {
  const actorId = crypto.randomUUID()
  const done = await Promise.all(Array.from({ length: 8 }, (_, i) => spend(actorId, i % 2 ? 'koin' : 'goods', 30_000)))
  expect(done.filter(Boolean)).toHaveLength(3)
})

test('what is undone before anything left is free again', async () => {
  const actorId = crypto.randomUUID()
  expect(await spend(actorId, 'koin', 100_000)).toBe(true)
  await inTx((tx) => releaseValue(tx, { ...mission, id: actorId }))
  expect(await spend(actorId, 'koin', 100_000)).toBe(true)
})

/** A change of a figure that stands in memory. */
function aKind(state: { price: string; applied: number }): ProposalKind {
  return {
    name: 'test-price',
    roles: ['editor'],
    read: async () => ({ ราคา: state.price }),
    tell: async (_db, { payload }) => ({ ราคา: (payload as { price: string }).price }),
    apply: async (_tx, { payload }) => {
      state.price = (payload as { price: string }).price
      state.applied++
    },
  }
}

async function aProposal(madeBy: string | null = null) {
  const state = { price: '10', applied: 0 }
  const kind = aKind(state)
  const kinds = new Map([[kind.name, kind]])
  const asker = await aPerson(fixture, { roles: ['editor'] })
  const subject = { kind: 'premium', id: crypto.randomUUID() } as const
  const ask = (price: string) =>
    inTx((tx) => {
      const asked = { kind, subject, title: 'ถุงผ้า', payload: { price }, value: 5, actorId: asker.id, madeBy, now }
      return propose(tx, asked)
    })
  const decide = (who: { id: string }, id: string, isConfirmed = true, roles: string[] = ['editor']) =>
    inTx((tx) => decideProposal(tx, kinds, { id, isConfirmed, actorId: who.id, roles, now })).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  return { state, asker, ask, decide }
}

test('a proposal takes effect by a second person alone: not by who asked, who made it, their family or another desk', async () => {
  const child = await aPerson(fixture, { age: 15, guardian: 'allowed' })
  const { state, asker, ask, decide } = await aProposal(child.id)
  const parent = await aPerson(fixture, { roles: ['editor'], email: `parent-${child.email}` })
  const second = await aPerson(fixture, { roles: ['editor'] })
  const id = await ask('1')
  expect(await decide(asker, id)).toBe('proposal_second_person')
  expect(await decide(child, id)).toBe('proposal_second_person')
  expect(await decide(parent, id)).toBe('proposal_second_person')
  expect(await decide(second, id, true, ['moderator'])).toBe('forbidden')
  expect(state).toEqual({ price: '10', applied: 0 })
  expect(await decide(second, id)).toBe('done')
  expect(state).toEqual({ price: '1', applied: 1 })
  expect(await decide(second, id)).toBe('proposal_decided')
})

test('of several decisions at once one holds', async () => {
  const { state, ask, decide } = await aProposal()
  const id = await ask('1')
  const seconds = await Promise.all(Array.from({ length: 4 }, () => aPerson(fixture, { roles: ['editor'] })))
  const said = await Promise.all(seconds.map((second, i) => decide(second, id, i % 2 === 0)))
  expect(said.toSorted()).toEqual(['done', 'proposal_decided', 'proposal_decided', 'proposal_decided'])
  expect(state.applied).toBeLessThanOrEqual(1)
})

test('what is decided is what stood there: a newer proposal replaces it, and a changed subject makes it stale', async () => {
  const { state, asker, ask, decide } = await aProposal()
  const second = await aPerson(fixture, { roles: ['editor'] })
  const first = await ask('5')
  const newer = await ask('1')
  expect(await decide(second, first)).toBe('proposal_decided')
  state.price = '12'
  expect(await decide(second, newer)).toBe('proposal_stale')
  expect(await decide(asker, newer, false)).toBe('done')
  expect(state).toEqual({ price: '12', applied: 0 })
})
