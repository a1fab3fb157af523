// Replies with personal data, generated from the contracts: staff's looks at them are in the audit log, and no stored reply
// of an idempotency key holds them.
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { staffNames } from '#app/features.ts'
import { findPeople, readPerson } from '#features/admin/people-admin-contract.ts'
import { getEditableProfile, updateProfile } from '#features/identity/profile/contract.ts'
import { addAddress, changeAddress } from '#features/store/addresses/contract.ts'
import { listAdminOrders, moveOrder, showAdminOrder } from '#features/store/orders/admin-contract.ts'
import { cancelOrder } from '#features/store/orders/contract.ts'
import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { aPerson } from '../../fixtures/people.ts'
import { anAddress, aPremium, buy } from '../../fixtures/store.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed()

/** Fields by which a person is known or found. `name` too: what is not a person's is named below. */
const personal =
  /^(e_?mail|phone|line|postcode|birth.*|school|display_name|author_name|first_name|last_name|full_name|name|by)$/

type JsonSchema = { [key: string]: unknown }

/** The paths of personal fields in a reply: 'items[].address.phone'. */
function personalFields({ reply }: Endpoint): string[] {
  const found = new Set<string>()
  walk(z.toJSONSchema(reply as never, { unrepresentable: 'any', io: 'output' }) as JsonSchema)
  return [...found]

  function walk(root: JsonSchema) {
    const defs = (root.$defs ?? {}) as Record<string, JsonSchema>
    visit(root, '', [])

    function visit(schema: JsonSchema | undefined, path: string, seen: string[]) {
      if (!schema || typeof schema !== 'object') return
      const ref = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : null
      if (ref !== null && !seen.includes(ref)) visit(defs[ref], path, [...seen, ref])
      for (const key of ['anyOf', 'oneOf', 'allOf'])
        for (const one of (schema[key] ?? []) as JsonSchema[]) visit(one, path, seen)
      visit(schema.items as JsonSchema, `${path}[]`, seen)
      for (const [name, one] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
        if (personal.test(name)) found.add(`${path}.${name}`.replace(/^\./, ''))
        visit(one, `${path}.${name}`, seen)
      }
    }
  }
}

/** Names of things: gifts, funds, levels and the like, and the names of orders, which are the premiums'. */
const thing =
  /(^|\.)(gift|facts\[\]|things\[\]|levels?(\[\])?|next|funds\[\]|checks\[\]|parts\[\]|holdings\[\]|orders?(\[\])?|trades\[\]|plan|account|mutualFund\w+|steps\[\]|lines\[\])\.name$/

/** Staff calls whose fields with such names tell no member's: what they tell instead. */
const toldInstead: Record<string, string> = {
  createFund: 'a fund',
  decideNavImport: 'a member of staff',
  editFund: 'a fund',
  exportContent: 'a file',
  exportCrossword: 'a file',
  listAdminFunds: 'funds',
  listChosen: 'heroes, whose names are public on their page',
  listContent: 'members of staff',
  listContentVersions: 'members of staff, and names of fields',
  listDeskLevels: 'levels',
  listGifts: 'gifts',
  listNavImports: 'members of staff',
  listProposals: 'members of staff, and names of fields',
  listRoboFunds: 'funds',
  listStaffActs: 'members of staff',
  pauseFund: 'a fund',
  readContentChoices: 'members of staff',
  readContentFileKinds: 'names of fields',
  readContentItem: 'members of staff, and names of fields',
  readContentRelease: 'names of fields',
  readLogChoices: 'members of staff',
  showAdminFund: 'a fund',
  showDeskMission: 'a member of staff',
  tryContentFile: 'names of fields',
}

const told = fixture.routes
  .map(({ name, spec, handle }) => ({
    name,
    spec,
    source: handle.toString(),
    fields: personalFields(spec).filter((field) => !thing.test(field)),
  }))
  .filter(({ fields }) => fields.length > 0)
const toStaff = told.filter(({ spec }) => spec.access === 'staff')

test('every staff call that tells who a member is declares its look', () => {
  const open = toStaff.filter(({ name, spec }) => !spec.looks && !(name in toldInstead))
  expect(open.map(({ name, fields }) => `${name}: ${fields.join(', ')}`)).toEqual([])
})

test('nothing is excused that tells nothing or declares a look, and looks name subjects of the log', () => {
  const excused = Object.keys(toldInstead).filter(
    (name) => !toStaff.some((one) => one.name === name && one.spec.looks === undefined),
  )
  expect(excused).toEqual([])
  const kinds = fixture.routes.flatMap(({ spec }) => spec.looks ?? [])
  expect(kinds.filter((kind) => kind !== 'by_handler' && !staffNames.subjects.has(kind))).toEqual([])
})

/** Whether a handler keeps its reply under the key: by `runOnce`, as the transformed source calls it, not by runOnceThenView. */
const storesReply = (source: string) => /\brunOnce\)?\(/.test(source)

/** Calls whose personal fields are of nobody: what they tell instead. */
const ofNobody: Record<string, string> = { claimLevel: 'levels', redeemLevel: 'levels', lookAtFunds: 'funds' }

test('no act with personal data in its reply stores the reply under its key', () => {
  // The source is read as it should be: many handlers are found.
  expect(fixture.routes.filter(({ handle }) => storesReply(handle.toString())).length).toBeGreaterThan(80)
  const stored = told.filter(
    ({ name, spec, source }) =>
      spec.method !== 'GET' && storesReply(source) && !(name in toldInstead) && !(name in ofNobody),
  )
  expect(stored.map(({ name, fields }) => `${name}: ${fields.join(', ')}`)).toEqual([])
})

async function withKey<E extends Endpoint>(who: { token: string }, spec: E, input: CallInput<E>, key: string) {
  const { query = {}, body = {} } = input as { query?: Record<string, string>; body?: object }
  const reply = await fixture.http.inject({
    method: spec.method,
    url: spec.path,
    query,
    payload: body,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  })
  return { status: reply.statusCode, json: reply.json<Reply<E>>() }
}

const storedText = async () =>
  JSON.stringify(await fixture.db.selectFrom('idempotency_key').select(['user_id', 'reply']).execute())

test('stored replies hold no address, phone or name, and a repeated act is answered again', async () => {
  const who = await aPerson(fixture, { koin: 30_000 })
  const premium = await aPremium(fixture, {})
  const bought = (await buy(fixture, who, { id: premium })).json.order
  const { save: _, ...form } = { save: false, ...anAddress }
  const phone = form.phone.replaceAll('-', '')
  const key = crypto.randomUUID()
  const once = await withKey(who, addAddress, { body: form }, key)
  expect(once).toMatchObject({ status: 200, json: { phone } })
  expect(await withKey(who, addAddress, { body: form }, key)).toEqual(once)
  const changed = { query: { id: once.json.id }, body: { ...form, line: 'ซอยเปลี่ยนแล้ว' } }
  expect((await withKey(who, changeAddress, changed, crypto.randomUUID())).json.line).toBe('ซอยเปลี่ยนแล้ว')
  const rename = { body: { version: 1, display_name: 'ชื่อที่เพิ่งเปลี่ยน' } }
  expect((await withKey(who, updateProfile, rename, crypto.randomUUID())).status).toBe(200)
  const packer = await aPerson(fixture, { roles: ['fulfilment'] })
  const packed = { query: { id: bought.id }, body: { from: 'paid', to: 'packed' } } as const
  const moving = crypto.randomUUID()
  const moved = await withKey(packer, moveOrder, packed, moving)
  expect(moved).toMatchObject({ status: 200, json: { state: 'packed', address: { phone } } })
  expect(await withKey(packer, moveOrder, packed, moving)).toEqual(moved)
  const other = (await buy(fixture, who, { id: premium })).json.order
  const cancelling = crypto.randomUUID()
  const cancelled = await withKey(who, cancelOrder, { query: { id: other.id } }, cancelling)
  expect(await withKey(who, cancelOrder, { query: { id: other.id } }, cancelling)).toEqual(cancelled)
  const text = await storedText()
  for (const secret of [phone, form.name, 'ซอยเปลี่ยนแล้ว', 'ชื่อที่เพิ่งเปลี่ยน']) expect(text).not.toContain(secret)
})

test('looks at orders, people and profiles are in the log: who, at what, at how many, and nothing personal', async () => {
  const who = await aPerson(fixture, { koin: 30_000, name: 'คนถูกมอง' })
  const { order } = (await buy(fixture, who, { id: await aPremium(fixture, {}) })).json
  const staff = await aPerson(fixture, { roles: [...staffRoles] })
  const looked = async () =>
    (
      await fixture.db
        .selectFrom('staff_act')
        .select(['act', 'subject_kind', 'subject_id', 'after'])
        .where('actor_id', '=', staff.id)
        .orderBy('id')
        .execute()
    ).map(({ act, subject_kind, subject_id, after }) => [act, subject_kind, subject_id, after])
  await fixture.send(staff, showAdminOrder, { query: { id: order.id } })
  const list = await fixture.send(staff, listAdminOrders, { query: { number: order.number } })
  const found = await fixture.send(staff, findPeople, { query: { keyword: who.email } })
  await fixture.send(staff, findPeople, { query: { keyword: 'nobody-at-all' } })
  await fixture.send(staff, readPerson, { query: { id: who.id } })
  await fixture.send(staff, getEditableProfile, { query: { id: who.id } })
  await fixture.send(staff, getEditableProfile, { query: {} })
  expect(await fixture.send(staff, readPerson, { query: { id: crypto.randomUUID() } })).toMatchObject({ status: 404 })
  expect(list.json.items).toHaveLength(1)
  expect(found.json.items).toHaveLength(1)
  const act = 'person.looked-at'
  expect(await looked()).toEqual([
    [act, 'premium_order', order.id, { call: 'order' }],
    [act, 'premium_order', staff.id, { call: 'orders', shown: 1 }],
    [act, 'person', staff.id, { call: 'people', shown: 1 }],
    [act, 'person', who.id, { call: 'person' }],
    [act, 'person', who.id, { call: 'edit' }],
  ])
})
