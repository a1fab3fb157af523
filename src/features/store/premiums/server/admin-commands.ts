import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Storage } from '#lib/server/storage.ts'
import { adminPremiumErrors, type PremiumForm } from '../admin-contract.ts'
import { premiumErrors } from '../contract.ts'
import { fitForm, formFaults } from '../form-rules.ts'
import { formOf } from './admin-queries.ts'
import { saveImages } from './image-commands.ts'
import { askPrice, askStock } from './proposed-commands.ts'
import { findPremium, type PremiumRow } from './queries.ts'
import { addStock } from './stock-commands.ts'
import { costOf } from './value-queries.ts'

const refusal = refusals({ ...premiumErrors, ...adminPremiumErrors })

/** `storage` is where uploads lie. */
type Staff = { actorId: string; now: Date }
type Editor = Staff & { storage: Storage }

/** Puts a new premium on sale from its window on; codes begin without stock. */
export async function createPremium(
  tx: Tx,
  { actorId, form: typed, stock, storage, now }: Editor & { form: PremiumForm; stock: number | null },
): Promise<{ id: string; isWaiting: boolean }> {
  const form = checkForm(typed, 'form.')
  await saveImages(tx, { form, place: 'form.', actorId, storage, now })
  const id = newId(now)
  const isEndless = form.type === 'voucher' || form.type === 'charity'
  const first = form.type === 'code' ? 0 : isEndless ? stock : (stock ?? 0)
  const banner_at = form.banner === null ? null : now
  await tx
    .insertInto('premium')
    .values({
      ...columnsOf(form),
      id,
      stock: first === null ? null : 0,
      banner_at,
      made_at: now,
      updated_at: now,
      edited_by_staff_at: now,
    })
    .execute()
  const after = { price: form.price, stock: first, type: form.type }
  await record(tx, { actorId, act: 'store.premium-created', id, before: null, after, now })
  if (!first) return { id, isWaiting: false }
  const premium = await findPremium(tx, id)
  const isAlone = await askStock(tx, { premium, change: first, actorId, now })
  if (isAlone) await addStock(tx, { premiumId: id, quantity: first })
  return { id, isWaiting: !isAlone }
}

/**
 * Changes a premium; those who are about to buy are asked again where the price changes. Type and what a voucher opens stay
 * once somebody has bought: premium_has_orders. True: price and cost wait for a second person (askPrice). Refuses with
 * premium_not_found.
 */
export async function editPremium(
  tx: Tx,
  { actorId, premiumId, form: typed, storage, now }: Editor & { premiumId: string; form: PremiumForm },
): Promise<boolean> {
  const form = checkForm(typed)
  await saveImages(tx, { form, place: '', actorId, storage, now })
  const stored = await lockPremium(tx, premiumId)
  // What stays as it was may still be more than is given at once.
  const cost = form.cost ?? costOf(stored)
  checkForm({ ...form, cost })
  const isFixed = await hasOrders(tx, premiumId)
  const before = formOf(stored)
  const [was, becomes] = [before, form].map(({ type, voucher }) => JSON.stringify([type, voucher?.opens ?? null]))
  if (was !== becomes && (isFixed || (stored.stock === null && form.type !== 'voucher' && form.type !== 'charity')))
    throw refusal('premium_has_orders')
  const isNewBanner = form.banner !== before.banner
  const money = await askPrice(tx, { premium: stored, wanted: { price: form.price, cost }, actorId, now })
  await tx
    .updateTable('premium')
    .set({
      ...columnsOf({ ...form, price: money.price, cost: money.cost }),
      ...(isNewBanner && { banner_at: form.banner === null ? null : now }),
      updated_at: now,
      edited_by_staff_at: now,
    })
    .where('id', '=', premiumId)
    .execute()
  const figures = ({ price, cost, per_person, on_sale_from, on_sale_until, low_mark }: PremiumForm) => ({
    price,
    cost,
    per_person,
    on_sale_from,
    on_sale_until,
    low_mark,
  })
  const changed = { before: figures(before), after: figures({ ...form, ...money }) }
  await record(tx, { actorId, act: 'store.premium-edited', id: premiumId, ...changed, now })
  return money.isWaiting
}

type Change = Staff & { premiumId: string; change: number; reason: string }

/** Adds to the stock or takes from it → what is left, and whether a second person has to agree first. Throws stock_is_codes, stock_is_endless, stock_below_zero. */
export async function changeStock(tx: Tx, { actorId, premiumId, change, reason, now }: Change) {
  const premium = await lockPremium(tx, premiumId)
  const { type, stock } = premium
  if (type === 'code') throw refusal('stock_is_codes')
  if (stock === null) throw refusal('stock_is_endless')
  const left = stock + change
  if (left < 0) throw refusal('stock_below_zero', { values: { left: stock }, figures: { left: stock } })
  if (!(await askStock(tx, { premium, change, actorId, now }))) return { left: stock, isWaiting: true }
  await tx.updateTable('premium').set({ stock: left, updated_at: now }).where('id', '=', premiumId).execute()
  const figures = { before: { stock }, after: { stock: left, reason } }
  await record(tx, { actorId, act: 'store.stock-changed', id: premiumId, ...figures, now })
  return { left, isWaiting: false }
}

/** Tells what became of donations. Throws premium_not_found, also where it is no charity. */
export async function addCharityReport(
  tx: Tx,
  { actorId, premiumId, text, now }: Staff & { premiumId: string; text: string },
): Promise<string> {
  const premium = await findPremium(tx, premiumId)
  if (premium.type !== 'charity') throw refusal('premium_not_found')
  const id = newId(now)
  await tx.insertInto('charity_report').values({ id, premium_id: premiumId, text, made_at: now }).execute()
  await record(tx, { actorId, act: 'store.charity-reported', id: premiumId, before: null, after: { report: id }, now })
  return id
}

/** Takes such words back. Throws report_not_found. */
export async function removeCharityReport(tx: Tx, { actorId, id, now }: Staff & { id: string }): Promise<void> {
  const removed = await tx.deleteFrom('charity_report').where('id', '=', id).returning('premium_id').executeTakeFirst()
  if (!removed) throw refusal('report_not_found')
  const about = { id: removed.premium_id, before: { report: id }, after: null }
  await record(tx, { actorId, act: 'store.charity-report-removed', ...about, now })
}

/** A form as it is stored. Throws invalid_input what its type lacks; `place` is where in the body it stands. */
function checkForm(typed: PremiumForm, place = ''): PremiumForm {
  const fields = formFaults(typed).map((fault) => ({ ...fault, path: place + fault.path }))
  if (fields.length > 0) throw commonRefusal('invalid_input', { fields })
  return fitForm(typed)
}

async function lockPremium(tx: Tx, id: string): Promise<PremiumRow> {
  const premium = await tx.selectFrom('premium').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!premium) throw refusal('premium_not_found')
  return premium
}

async function hasOrders(tx: Tx, premiumId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from premium_buyer where premium_id = ${premiumId}) as has`.execute(tx)
  return rows[0]!.has
}

function columnsOf(form: PremiumForm) {
  const { voucher, charity, price, cost, gallery, on_sale_from, on_sale_until, ...same } = form
  return {
    ...same,
    price: koin(price),
    cost_baht: cost ?? Math.ceil(price / 10),
    gallery: JSON.stringify(gallery),
    on_sale_from: new Date(on_sale_from),
    on_sale_until: on_sale_until === null ? null : new Date(on_sale_until),
    voucher_opens: voucher?.opens ?? null,
    voucher_words: voucher?.words ?? null,
    partner: charity?.partner ?? null,
    aim: charity?.aim == null ? null : koin(charity.aim),
  }
}

type Act = Omit<Parameters<typeof recordStaffAct>[1], 'subject'> & { id: string }

function record(tx: Tx, { id, ...act }: Act): Promise<void> {
  return recordStaffAct(tx, { ...act, subject: { kind: 'premium', id } })
}
