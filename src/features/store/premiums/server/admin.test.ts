import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { pictureFileOf } from '#features/identity/pictures/server/picture-commands.ts'
import { uploadImage } from '#features/posts/writing/contract.ts'
import { koin } from '#lib/money.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { aPremium, buy, findStoreFaults } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  addCharityReport,
  changeStock,
  createPremium,
  editPremium,
  listAdminPremiums,
  type PremiumForm,
  removeCharityReport,
  showAdminPremium,
} from '../admin-contract.ts'
import { listHomePremiums, listPremiums, showCharity, showPremium } from '../contract.ts'
import { importPremiums } from './seed.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const editor = await aPerson(fixture, { roles: ['editor'] })

afterEach(async () => {
  fixture.clock.now = start
  expect(await findStoreFaults(fixture)).toEqual([])
})

const at = (id: string) => ({ query: { id } })
const inDays = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000).toISOString()
const form = (wanted: Partial<PremiumForm> = {}): PremiumForm => ({
  type: 'physical',
  is_simulated: false,
  title: 'สมุดออม',
  summary: 'สมุดเล่มเล็ก',
  description: 'ย่อหน้าเดียว',
  image: '/art/premiums/expense-book.svg',
  gallery: [],
  price: 10_000,
  cost: null,
  per_person: null,
  on_sale_from: inDays(-1),
  on_sale_until: null,
  banner: null,
  voucher: null,
  charity: null,
  low_mark: null,
  how_to_use: null,
  ...wanted,
})
const create = (wanted: Partial<PremiumForm> = {}, stock: number | null = 5) =>
  fixture.send(editor, createPremium, { body: { form: form(wanted), stock } })

test('what staff makes is on sale from its window on, and in the log', async () => {
  const { json } = await create({ on_sale_from: inDays(1) })
  expect(await fixture.send(null, showPremium, at(json.id))).toMatchObject({ json: { state: 'soon', left: 5 } })
  fixture.clock.now = new Date(inDays(1))
  expect(await fixture.send(null, showPremium, at(json.id))).toMatchObject({ json: { state: 'on_sale' } })
  const acts = fixture.db.selectFrom('staff_act').select(['act', 'after']).where('subject_id', '=', json.id)
  expect(await acts.execute()).toEqual([
    { act: 'store.premium-created', after: { price: 10_000, stock: 5, type: 'physical' } },
  ])
})

test('a form that lacks what its type needs is refused at the field; what belongs to another type is not kept', async () => {
  const paths = async (wanted: Partial<PremiumForm>) => (await create(wanted)).json.fields?.map(({ path }) => path)
  expect(await paths({ type: 'voucher' })).toEqual(['form.voucher'])
  expect(await paths({ type: 'voucher', voucher: { opens: 'hangman', words: null } })).toEqual(['form.voucher.words'])
  expect(await paths({ type: 'charity' })).toEqual(['form.charity'])
  expect(await paths({ on_sale_until: inDays(-2) })).toEqual(['form.on_sale_until'])
  const { json } = await create({ charity: { partner: 'ใคร', aim: null }, low_mark: 3 })
  expect((await fixture.send(editor, showAdminPremium, at(json.id))).json.form).toMatchObject({
    charity: null,
    low_mark: null,
  })
})

test('price and window can be edited while people buy; the type cannot once somebody has', async () => {
  const { json } = await create()
  const nok = await aPerson(fixture, { koin: 30_000 })
  await buy(fixture, nok, { id: json.id })
  const edit = (wanted: Partial<PremiumForm>) =>
    fixture.send(editor, editPremium, { ...at(json.id), body: form(wanted) })
  expect(await edit({ price: 12_000 })).toMatchObject({ status: 200 })
  expect((await buy(fixture, nok, { id: json.id })).json).toMatchObject({
    code: 'price_changed',
    figures: { price: 12_000 },
  })
  expect(await edit({ type: 'charity', charity: { partner: 'ใคร', aim: null } })).toMatchObject({
    status: 409,
    json: { code: 'premium_has_orders' },
  })
})

test('the stock is changed by steps, never below what is there, and many at once count all', async () => {
  const { json } = await create({}, 5)
  const change = (by: number) =>
    fixture.send(editor, changeStock, { ...at(json.id), body: { change: by, reason: 'นับใหม่' } })
  await Promise.all(Array.from({ length: 6 }, () => change(2)))
  expect((await change(-17)).json).toEqual({ left: 0, is_waiting: false })
  expect((await change(-1)).json).toMatchObject({ code: 'stock_below_zero', figures: { left: 0 } })
  const [codes, gift] = [
    await aPremium(fixture, { codes: ['STOCK-1'] }),
    await aPremium(fixture, { type: 'charity', stock: null }),
  ]
  const body = { change: 1, reason: 'นับใหม่' }
  expect((await fixture.send(editor, changeStock, { ...at(codes), body })).json.code).toBe('stock_is_codes')
  expect((await fixture.send(editor, changeStock, { ...at(gift), body })).json.code).toBe('stock_is_endless')
})

test('changing a price asks for a step-up', async () => {
  const { json } = await create()
  fixture.clock.now = new Date(start.getTime() + 11 * 60_000)
  const token = await freshToken(fixture, editor, ['editor'])
  expect(await fixture.send({ token }, editPremium, { ...at(json.id), body: form() })).toMatchObject({
    json: { code: 'step_up_needed' },
  })
})

test("an upload of the editor is kept as the picture, also when the upload is gone; nobody else's is", async () => {
  const picture = { create: { width: 900, height: 600, channels: 3, background: '#396' } } as const
  const bytes = await sharp(picture).png().toBuffer()
  const uploaded = await fixture.send(editor, uploadImage, {
    body: { image: { name: 'a.png', type: 'image/png', bytes } },
  })
  const key = uploaded.json.src.split('/')[2]!
  const src = `/media/${key}/960.webp`
  const other = await aPerson(fixture, { roles: ['editor'] })
  const body = { form: form({ image: src }), stock: 1 }
  expect((await fixture.send(other, createPremium, { body })).json.fields?.map(({ path }) => path)).toEqual([
    'form.image',
  ])
  expect((await fixture.send(editor, createPremium, { body })).status).toBe(200)
  await fixture.storage.remove(pictureFileOf(key, '960.webp')!)
  const shown = await fixture.http.inject({ url: src })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('a drawing that we do not have is refused at its field, as the picture and in the gallery', async () => {
  const lost = '/art/premiums/book.svg'
  const { status, json } = await create({ image: lost, gallery: [{ src: lost, alt: 'สมุดที่กางอยู่' }] })
  expect([status, json.fields?.map(({ path }) => path)]).toEqual([422, ['form.image', 'form.gallery.0.src']])
  expect((await create()).status).toBe(200)
})

test('home shows what can be bought and the newest banner', async () => {
  await create({ banner: 'ของใหม่ปีก่อน', title: 'เก่า' })
  fixture.clock.now = new Date(start.getTime() + 1)
  const { json } = await create({ banner: 'ใหม่สัปดาห์นี้', title: 'ใหม่' })
  await create({ title: 'หมดแล้ว' }, 0)
  const home = (await fixture.send(null, listHomePremiums, { query: {} })).json
  expect(home.banner).toMatchObject({ text: 'ใหม่สัปดาห์นี้', premium: { id: json.id } })
  expect(home.items.length).toBeLessThanOrEqual(6)
  expect(home.items.map(({ title }) => title)).not.toContain('หมดแล้ว')
  const charity = await fixture.send(null, listHomePremiums, { query: { category: 'code' } })
  expect(charity.json.items.every(({ type }) => type === 'code')).toBe(true)
})

test('donations have a public total, and staff tells what became of them', async () => {
  const { json } = await create({ type: 'charity', charity: { partner: 'ห้องสมุด', aim: 50_000 } }, null)
  const nok = await aPerson(fixture, { koin: 30_000 })
  await buy(fixture, nok, { id: json.id, quantity: 2 })
  const told = await fixture.send(editor, addCharityReport, { ...at(json.id), body: { text: 'ซื้อหนังสือ 20 เล่มแล้ว' } })
  const all = (await fixture.send(null, showCharity, {})).json
  expect(all.items.find(({ id }) => id === json.id)).toMatchObject({ given: 20_000, gifts: 2, partner: 'ห้องสมุด' })
  expect(all.reports[0]).toMatchObject({ text: 'ซื้อหนังสือ 20 เล่มแล้ว', title: 'สมุดออม' })
  expect((await fixture.send(editor, removeCharityReport, at(told.json.id))).status).toBe(200)
  expect(await fixture.send(editor, removeCharityReport, at(told.json.id))).toMatchObject({ status: 404 })
  const bag = await aPremium(fixture)
  expect(await fixture.send(editor, addCharityReport, { ...at(bag), body: { text: 'ไม่ใช่' } })).toMatchObject({
    status: 404,
  })
})

test('the content comes once; staff and sales keep their word over it', async () => {
  const content = {
    key: 'test-pen',
    type: 'physical' as const,
    title: 'ปากกา',
    summary: 'ปากกาหนึ่งด้าม',
    description: ['ย่อหน้า'],
    price: 100,
    stock: 4,
    per_person: null,
    window: { from: -1, until: null },
    isSimulated: false,
    art: 'pen',
    gallery: [],
    banner: null,
    voucher: null,
    charity: null,
    how_to_use: null,
  }
  const bring = (changed = {}) =>
    fixture.db.transaction().execute((tx) => importPremiums(tx, [{ ...content, ...changed }], fixture.clock.now))
  const read = () =>
    fixture.db.selectFrom('premium').selectAll().where('key', '=', 'test-pen').executeTakeFirstOrThrow()
  await Promise.all([bring(), bring()])
  const { id } = await read()
  await buy(fixture, await aPerson(fixture, { koin: 10_000 }), { id })
  await bring({ title: 'ปากกาดี', price: 200, stock: 9 })
  expect(await read()).toMatchObject({ title: 'ปากกาดี', price: koin(10_000), stock: 3 })
  await fixture.send(editor, editPremium, { ...at(id), body: form({ title: 'ของทีมงาน' }) })
  await bring({ title: 'ปากกาดีกว่า' })
  expect(await read()).toMatchObject({ title: 'ของทีมงาน' })
})

test('an editor says whether a premium is a sample, and readers are told in the list and on its page', async () => {
  const { json } = await create({ is_simulated: true })
  const listed = async () =>
    (await fixture.send(null, listPremiums, { query: { limit: 50 } })).json.items.find(({ id }) => id === json.id)
  expect(await listed()).toMatchObject({ is_simulated: true })
  expect((await fixture.send(null, showPremium, at(json.id))).json.is_simulated).toBe(true)
  expect((await fixture.send(editor, showAdminPremium, at(json.id))).json.form.is_simulated).toBe(true)
  await fixture.send(editor, editPremium, { ...at(json.id), body: form() })
  expect(await listed()).toMatchObject({ is_simulated: false })
})

test('staff sees every premium; readers do not see what is over', async () => {
  const over = await aPremium(fixture, { on_sale_until: start })
  const staffs = (await fixture.send(editor, listAdminPremiums, { query: {} })).json.items.map(({ id }) => id)
  const readers = (await fixture.send(null, listPremiums, { query: { limit: 50 } })).json.items.map(({ id }) => id)
  expect([staffs.includes(over), readers.includes(over)]).toEqual([true, false])
})
