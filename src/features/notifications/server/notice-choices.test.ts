import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noticeKinds } from '#app/features.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import type { NoticeKind, NoticeKinds } from '../contract.ts'
import { chooseNotices, countUnread, getNoticeChoices, listNotices } from '../notice-contract.ts'
import {
  isOnByDefault,
  type NoticeChannel,
  type NoticeGroup,
  type NoticeGroupSpec,
  noticeGroupNames,
  noticeGroups,
} from '../notices.ts'
import { noticeTasks } from './jobs.ts'
import { notify, notifyMany } from './notice-commands.ts'
import { noticeRoutes } from './notice-routes.ts'

/** Every registered kind, with its name as its title: these tests tell kinds without making up their facts. */
const kinds: NoticeKinds = new Map(
  [...noticeKinds].map(([name, kind]) => [name, { ...kind, tell: () => ({ title: name, body: '', href: '/' }) }]),
)
const every = [...kinds.values()] as unknown as NoticeKind<object>[]

const fixture = await openFeatureFixture((parts) =>
  noticeRoutes({ ...parts, noticeKinds: kinds, unsubscribeKey: 'key' }),
)
const { db, clock, send } = fixture
clock.now = new Date('2026-11-21T05:00:00Z')
const parts = {
  db,
  clock: () => clock.now,
  origin: 'https://koinklass.test',
  noticeKinds: kinds,
  unsubscribeKey: 'key',
}
const tasks = noticeTasks(parts)

type Who = { id: string }
const tell = ({ id: userId }: Who, kind: NoticeKind<object>, cause: string = kind.name) =>
  db.transaction().execute((tx) => notify(tx, { userId, kind, facts: {}, cause, now: clock.now }))
const choose = (who: Who, group: NoticeGroup, channel: NoticeChannel, is_on: boolean) =>
  send(who, chooseNotices, { body: { group, channel, is_on } })
const choicesOf = async (who: Who) => (await send(who, getNoticeChoices, {})).json.items
const titlesOf = async (who: Who) =>
  (await send(who, listNotices, { query: { limit: 50 } })).json.items.map(({ title }) => title)
const unreadOf = async (who: Who) => (await send(who, countUnread, {})).json.unread

/** The kinds of the mails that a person is sent once the queued jobs have run. */
async function mailsOf({ id }: Who): Promise<string[]> {
  const { rows } = await sql<{ payload: { userId: string; id: string } }>`
    select payload from graphile_worker._private_jobs where payload ->> 'userId' = ${id}`.execute(db)
  for (const { payload } of rows) await tasks['mail-notice']!(payload)
  const mails = await db.selectFrom('mail').select('kind').where('user_id', '=', id).execute()
  return mails.map(({ kind }) => kind)
}

test('every registered kind has a group of the page, and every group has a kind, a name and the reason why it is fixed', () => {
  for (const { name, group } of every) expect([name, noticeGroupNames.includes(group)]).toEqual([name, true])
  for (const group of noticeGroupNames) {
    const { name, about, why, app, mail }: NoticeGroupSpec = noticeGroups[group]
    const own = every.filter((kind) => kind.group === group)
    expect([group, own.length > 0, name.length > 0, about.length > 0]).toEqual([group, true, true, true])
    const isFixed = app === 'always' || mail === 'always'
    expect([group, why !== null]).toEqual([group, isFixed])
    // A switch for mails that never come would be a lie, and so would a mail without a switch.
    if (mail !== 'always') expect([group, own.some(({ hasMail }) => hasMail)]).toEqual([group, mail === 'off'])
  }
})

test.each(every.map((kind) => [kind.name, kind] as const))(
  '%s is told in the app unless it was switched off, and again once it is switched on',
  async (name, kind) => {
    const { group } = kind
    const person = await aPerson(fixture)
    const before = (await choicesOf(person)).find((one) => one.group === group)
    const off = await choose(person, group, 'app', false)
    if (noticeGroups[group].app === 'always') {
      expect([off.status, off.json.code]).toEqual([409, 'notice_always_told'])
      await tell(person, kind)
      expect([await titlesOf(person), await unreadOf(person)]).toEqual([[name], 1])
      return
    }
    expect(before?.app).toEqual({ is_on: noticeGroups[group].app === 'on', is_fixed: false })
    expect(off.json.items.find((one) => one.group === group)?.app).toEqual({ is_on: false, is_fixed: false })
    expect(await tell(person, kind)).toEqual({ isNew: true })
    expect(await tell(person, kind)).toEqual({ isNew: false })
    expect([await titlesOf(person), await unreadOf(person)]).toEqual([[], 0])
    // The choice is for this group alone.
    const other = every.find((one) => one.group !== group && noticeGroups[one.group].app === 'on')!
    await tell(person, other)
    await choose(person, group, 'app', true)
    await tell(person, kind, 'again')
    expect((await titlesOf(person)).sort()).toEqual([name, other.name].sort())
    expect(await unreadOf(person)).toBe(2)
  },
)

test.each(every.filter(({ hasMail }) => hasMail).map((kind) => [kind.name, kind] as const))(
  '%s is mailed as it was chosen, whatever the app shows',
  async (name, kind) => {
    const { group } = kind
    const isFixed = noticeGroups[group].mail === 'always'
    const [never, opted] = [await aPerson(fixture), await aPerson(fixture)]
    await tell(never, kind)
    expect(await mailsOf(never)).toEqual(isFixed ? [name] : [])
    const on = await choose(opted, group, 'mail', true)
    expect(on.status).toBe(isFixed ? 409 : 200)
    await choose(opted, group, 'app', false)
    await tell(opted, kind)
    expect(await mailsOf(opted)).toEqual([name])
    if (isFixed) return
    await choose(opted, group, 'mail', false)
    await tell(opted, kind, 'again')
    expect(await mailsOf(opted)).toEqual([name])
  },
)

test.each(every.filter(({ hasMail }) => !hasMail).map((kind) => [kind.name, kind] as const))(
  '%s is honoured when it is told to many at once',
  async (name, kind) => {
    const [one, other] = [await aPerson(fixture), await aPerson(fixture)]
    await choose(one, kind.group, 'app', false)
    const notices = [one, other].map(({ id: userId }) => ({ userId, kind, facts: {}, cause: 'all', now: clock.now }))
    await db.transaction().execute((tx) => notifyMany(tx, notices))
    const isFixed = noticeGroups[kind.group].app === 'always'
    const isOn = isOnByDefault(kind.group, 'app')
    expect([await titlesOf(one), await titlesOf(other)]).toEqual([isFixed ? [name] : [], isOn ? [name] : []])
    expect([await unreadOf(one), await unreadOf(other)]).toEqual([isFixed ? 1 : 0, isOn ? 1 : 0])
  },
)

test('a group that is never pushed has no push to choose', async () => {
  const person = await aPerson(fixture)
  for (const { group, push } of await choicesOf(person)) {
    if (push) continue
    const refused = await choose(person, group, 'push', true)
    expect([group, refused.status, refused.json.code]).toEqual([group, 409, 'notice_without_push'])
  }
})

test('a group without a mail has no mail to choose', async () => {
  const person = await aPerson(fixture)
  for (const { group, mail } of await choicesOf(person)) {
    if (mail) continue
    const refused = await choose(person, group, 'mail', true)
    expect([group, refused.status, refused.json.code]).toEqual([group, 409, 'notice_without_mail'])
  }
})

test('the channels of a group chosen at once are all stored, and nobody else is touched', async () => {
  const [one, other] = [await aPerson(fixture), await aPerson(fixture)]
  const before = await choicesOf(other)
  await Promise.all([
    choose(one, 'learning', 'mail', true),
    choose(one, 'learning', 'app', false),
    choose(one, 'learning', 'push', true),
  ])
  expect((await choicesOf(one)).find(({ group }) => group === 'learning')).toEqual({
    group: 'learning',
    app: { is_on: false, is_fixed: false },
    mail: { is_on: true, is_fixed: false },
    push: { is_on: true, is_fixed: false },
  })
  expect(await choicesOf(other)).toEqual(before)
  expect(before.map(({ group }) => group)).not.toContain('staff')
})
