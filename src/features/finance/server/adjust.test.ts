// Staff adjusts koin: a reason, a weekly limit of one person, a second person above it, never one's own, never below zero.
import { afterEach, expect, test } from 'vitest'
import { listKoins } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { decideProposal as decideCommand } from '#features/staff-value/server/proposal-commands.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { newKey } from '#tests/fixtures/bank.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { adminAdjustKoin, findWallets, listAdjustments } from '../adjust-contract.ts'
import { koinAdjustment } from './adjust-commands.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const finance = (options = {}) => aPerson(fixture, { roles: ['finance'], ...options })

afterEach(async () => expect(await auditLedger(db)).toEqual([]))

const note = 'แจ้งมาทางอีเมล'
const adjust = (who: TestPerson, to: TestPerson, amount: number, key = newKey()) =>
  send(
    who,
    adminAdjustKoin,
    { body: { user_id: to.id, amount, reason: amount > 0 ? ('missing' as const) : ('twice' as const), note } },
    key,
  )
const decide = (who: TestPerson, id: string, is_confirmed = true) =>
  send(who, decideProposal, { body: { id, is_confirmed } }, newKey())
const waitingOf = async (who: TestPerson) =>
  (await send(who, listProposals, {})).json.items.filter(({ is_own: isOwn }) => isOwn)

test('what one person gives is told with a kind sentence, once per key, and logged without the note', async () => {
  const [staff, pupil] = [await finance(), await aPerson(fixture)]
  const key = newKey()
  const replies = await Promise.all(Array.from({ length: 4 }, () => adjust(staff, pupil, 250_00, key)))
  expect(replies.map(({ json }) => json.is_waiting)).toEqual([false, false, false, false])
  expect(replies[0]!.json.alone_left).toBe(750_00)
  expect(await readBalance(db, pupil.id)).toBe(250_00)
  const { items } = (await send(pupil, listKoins, { query: { page: 1, limit: 20 } })).json
  expect(items).toMatchObject([{ activity: 'ทีมงานปรับยอดให้ เพราะ koin ที่ควรได้เข้าไม่ครบ', point: 250_00 }])
  const told = (await send(pupil, listNotices, { query: { page: 1, limit: 20 } })).json.items
  expect(told.map(({ title }) => title)).toEqual(['ได้ koin เพิ่ม 250.00'])
  const acts = await db
    .selectFrom('staff_act')
    .selectAll()
    .where('actor_id', '=', staff.id)
    .where('act', 'like', 'koin.%')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['koin.adjusted'])
  expect(JSON.stringify(acts)).not.toContain(note)
})

test('finance finds whose koin to adjust by the beginning of an e-mail or a name, with what is in the wallet', async () => {
  const [staff, pupil] = [await finance(), await aPerson(fixture, { koin: 12_50 })]
  const found = async (keyword: string) => (await send(staff, findWallets, { query: { keyword } })).json
  const row = { user_id: pupil.id, email: pupil.email, wallet: 12_50 }
  expect((await found(pupil.email.toUpperCase())).items).toMatchObject([row])
  const name = (await found(pupil.email)).items[0]!.display_name
  expect((await found(name)).items).toMatchObject([row])
  expect(await found('no-such-person')).toEqual({ items: [], is_cut: false })
  expect((await send(pupil, findWallets, { query: { keyword: pupil.email } })).status).toBe(403)
  const looks = await db.selectFrom('staff_act').select('act').where('actor_id', '=', staff.id).execute()
  expect(looks.length).toBeGreaterThan(0)
})

test('a wallet never goes below zero, and nothing is left behind', async () => {
  const [staff, pupil] = [await finance(), await aPerson(fixture, { koin: 10_00 })]
  expect((await adjust(staff, pupil, -10_01)).json.code).toBe('not_enough_koin')
  expect((await send(staff, listAdjustments, {})).json.alone_left).toBe(1_000_00)
  expect((await adjust(staff, pupil, -10_00)).json.is_waiting).toBe(false)
  expect(await readBalance(db, pupil.id)).toBe(0)
})

test('1,000.00 in seven days alone, in whatever pieces and at once; above it a second person', async () => {
  const staff = await finance()
  const pupils = await Promise.all(Array.from({ length: 6 }, () => aPerson(fixture)))
  const replies = await Promise.all(pupils.map((pupil) => adjust(staff, pupil, 300_00)))
  expect(replies.filter(({ json }) => json.is_waiting === false)).toHaveLength(3)
  const large = await aPerson(fixture)
  const other = await finance()
  expect((await adjust(other, large, 1_000_01)).json.is_waiting).toBe(true)
  expect((await adjust(other, large, 1_000_00)).json.is_waiting).toBe(false)
  expect((await adjust(other, large, 1)).json.is_waiting).toBe(true)
  expect(await waitingOf(other)).toHaveLength(2)
  expect(await readBalance(db, large.id)).toBe(1_000_00)
  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000 + 1)
  const later = await finance()
  expect((await adjust(later, large, 1_000_00)).json.is_waiting).toBe(false)
})

test('the second person is not the first, nor family of the person; many who decide at once book once', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const child = await aPerson(fixture, { age: 13, email })
  const [staff, guardian] = [await finance(), await finance({ email: `parent-${email}` })]
  expect((await adjust(guardian, child, 1_00)).json.code).toBe('own_gain')
  expect((await adjust(staff, staff, 1_00)).json.code).toBe('own_gain')
  await adjust(staff, child, 2_000_00)
  const [proposal] = await waitingOf(staff)
  if (!proposal) throw new Error('nothing waits')
  const shown = Object.fromEntries(proposal.changes.map(({ name, after }) => [name, after]))
  expect(shown).toMatchObject({ koin: '2,000.00', บันทึกสำหรับทีมงาน: note })
  expect((await decide(staff, proposal.id)).json.code).toBe('proposal_second_person')
  expect((await decide(guardian, proposal.id)).json.code).toBe('own_gain')
  const others = await Promise.all(Array.from({ length: 5 }, () => finance()))
  const crash = db.transaction().execute(async (tx) => {
    const kinds = new Map([[koinAdjustment.name, koinAdjustment]])
    const deciding = { id: proposal.id, isConfirmed: true, actorId: others[0]!.id, roles: ['finance'] }
    await decideCommand(tx, kinds, { ...deciding, now: clock.now })
    throw new Error('killed')
  })
  await expect(crash).rejects.toThrow('killed')
  expect(await readBalance(db, child.id)).toBe(0)
  const replies = await Promise.all(others.map((who) => decide(who, proposal.id)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await readBalance(db, child.id)).toBe(2_000_00)
})

test('a dropped adjustment moves nothing; somebody who is gone is refused', async () => {
  const [staff, pupil] = [await finance(), await aPerson(fixture)]
  await adjust(staff, pupil, 5_000_00)
  const [proposal] = await waitingOf(staff)
  expect((await decide(staff, proposal!.id, false)).status).toBe(200)
  expect((await decide(await finance(), proposal!.id)).json.code).toBe('proposal_decided')
  expect(await readBalance(db, pupil.id)).toBe(0)
  expect((await adjust(staff, { ...pupil, id: crypto.randomUUID() }, 1_00)).json.code).toBe('not_found')
  const editor = await aPerson(fixture, { roles: ['editor'] })
  expect((await adjust(editor, pupil, 1_00)).status).toBe(403)
})

test('koin, goods and points share one weekly budget: what went out as goods is not there for koin', async () => {
  const [staff, pupil] = [await finance({ roles: ['finance', 'editor'] }), await aPerson(fixture)]
  const subject = { kind: 'premium', id: crypto.randomUUID() } as const
  const goods = { actorId: staff.id, kind: 'goods', subject, value: 900_00, now: clock.now } as const
  expect(await db.transaction().execute((tx) => spendAlone(tx, goods))).toBe(true)
  expect((await send(staff, listAdjustments, {})).json.alone_left).toBe(100_00)
  expect((await adjust(staff, pupil, 100_01)).json.is_waiting).toBe(true)
  expect((await adjust(staff, pupil, 100_00)).json.is_waiting).toBe(false)
  expect(await readBalance(db, pupil.id)).toBe(100_00)
})

test('what is kept of the staff act names no member and holds no typed word', async () => {
  const [staff, pupil] = [await finance(), await aPerson(fixture)]
  await adjust(staff, pupil, 5_000_00)
  const saved = [
    await db.selectFrom('staff_proposal').selectAll().where('proposed_by', '=', staff.id).execute(),
    await db
      .selectFrom('staff_act')
      .selectAll()
      .where('actor_id', '=', staff.id)
      .where('act', '=', 'staff.change-proposed')
      .execute(),
  ]
  expect(saved.map((rows) => rows.length)).toEqual([1, 1])
  expect(JSON.stringify(saved)).not.toContain(pupil.id)
  expect(JSON.stringify(saved)).not.toContain(note)
})
