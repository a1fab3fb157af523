import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { placeBuy } from '#features/bank/fund-orders/server/place-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { findFundFaults } from '../../fixtures/funds.ts'
import { freshToken, type TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { hasFocus, tabTo } from '../support/hands.ts'
import { lookWith, type Way, ways } from '../support/look.ts'

const product = await openProduct()
const { db, clock } = product
const keys = await openKeys({ db, clock: () => clock.now })
const from = 'SIM-MIX60'
const to = 'SIM-CASH'
/** What the browser reports of a renewed session, and of a cancellation that comes too late. */
const expected = /status of (401|409)/

/** Moves the clock to a moment in Bangkok, and lets the nights of bank and funds pass. */
async function goToMoment(day: string, time: string): Promise<void> {
  clock.now = new Date(`${day}T${time}+07:00`)
  await runBankEndOfDay(db, clock.now)
  await runFundEndOfDays(db, clock.now)
}

async function buy({ id: userId }: TestPerson, amount: number): Promise<void> {
  const placing = { userId, account: 'own', tradeOn: null, now: clock.now, code: from, amount }
  await db.transaction().execute((tx) => placeBuy(tx, placing))
}

const heldOf = ({ id }: TestPerson, code: string) =>
  db
    .selectFrom('fund_holding')
    .select(['units', 'settled', 'held'])
    .where('user_id', '=', id)
    .where('code', '=', code)
    .executeTakeFirst()

/** Chooses the second of the two ways to sell. */
async function chooseAll(page: Page, way: Way): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (way.width < 950) return dialog.locator('.segment', { hasText: 'ทั้งหมด' }).tap()
  await tabTo(page, dialog.getByRole('radio', { name: 'บางส่วน' }))
  await page.keyboard.press('ArrowRight')
}

// Each way begins some weeks later: the clock of the product only goes on. No bank holiday falls into these weeks.
for (const [nth, way] of ways.entries())
  test(`a fund is switched into another with ${way.name}: taken back in time, then too late, then done`, async () => {
    const monday = ['2026-12-14', '2027-01-11'][nth]!
    const on = (days: number, time: string) => goToMoment(addDays(monday, days), time)
    await on(0, '09:00')
    const nok = await product.person()
    await buy(nok, 200_000)
    await on(2, '10:00')
    nok.token = await freshToken({ db, keys, clock }, nok)
    const target = await db.selectFrom('fund').select(['name', 'risk']).where('code', '=', to).executeTakeFirstOrThrow()
    const page = await product.openPage({
      width: way.width,
      theme: way.theme,
      storage: { ...cookiesAnswered, ...(await product.storageOf(nok)) },
    })
    const hand = way.handOf(page)
    const look = lookWith(page, way)
    const dialog = page.getByRole('dialog')
    const openSwitch = async () => {
      await page.goto(`${product.origin}/bank/fund/detail/${from}`)
      await wake(page)
      await hand.press(page.getByRole('button', { name: 'สับเปลี่ยนไปกองอื่น' }))
      const targets = dialog.getByRole('combobox', { name: 'ไปกองทุน' })
      await targets.getByRole('option', { name: target.name }).waitFor({ state: 'attached' })
      return targets
    }
    const confirmSwitch = async () => {
      await hand.press(dialog.getByRole('button', { name: 'สับเปลี่ยน', exact: true }))
      await page.getByRole('dialog', { name: 'รับคำสั่งแล้ว' }).waitFor()
    }
    const bothCancel = page.getByRole('button', { name: 'ยกเลิกการสับเปลี่ยนทั้งคู่' })

    const targets = await openSwitch()
    await chooseAll(page, way)
    await hand.choose(targets, `${target.name} (${target.risk})`)
    await look('switch')
    await confirmSwitch()
    expect(await dialog.getByRole('list', { name: 'ขั้นของคำสั่ง' }).count()).toBe(2)
    await dialog.getByText('เงินไปซื้อกองปลายทาง').waitFor()
    await look('switch-taken')
    await hand.press(dialog.getByRole('link', { name: 'ดูคำสั่งของฉัน' }))
    await page.waitForURL('**/bank/fund/orders')

    await bothCancel.first().waitFor()
    expect(await bothCancel.count()).toBe(2)
    await look('switch-open')
    await hand.press(bothCancel.first())
    const news = page.getByText('ยกเลิกคำสั่งแล้ว เงินหรือหน่วยที่กันไว้กลับมาครบ')
    await news.waitFor()
    await bothCancel.first().waitFor({ state: 'detached' })
    // The focus is where the news is: the pressed button is gone.
    expect(await hasFocus(news)).toBe(true)
    await look('switch-cancelled')
    const back = await heldOf(nok, from)
    expect([back?.held, back?.settled]).toEqual([0, back?.units])

    const again = await openSwitch()
    await hand.fill(dialog.getByRole('textbox', { name: 'จำนวนเงินที่อยากได้' }), '500')
    await hand.choose(again, `${target.name} (${target.risk})`)
    await confirmSwitch()
    await hand.press(dialog.getByRole('link', { name: 'ดูคำสั่งของฉัน' }))
    await bothCancel.first().waitFor()
    // The page still offers what the cut-off has just ended.
    await on(2, '15:30')
    await hand.press(bothCancel.first())
    await page.getByText('ยกเลิกได้ก่อน 15:30 ของวันที่ใช้ราคาเท่านั้น').waitFor()
    await page.getByText('เลยเวลายกเลิกแล้ว').first().waitFor()
    await look('switch-too-late')

    // Priced on Thursday, the sale settles on Friday; its money buys at Friday's price and is units on Tuesday.
    await on(4, '10:00')
    await on(8, '10:00')
    await page.reload()
    await wake(page)
    await page.getByRole('table', { name: 'ถืออะไรอยู่' }).getByRole('link', { name: target.name }).waitFor()
    await look('switch-done')
    expect((await heldOf(nok, to))!.settled).toBeGreaterThan(0)
    expect(await findFundFaults(db, clock.now)).toEqual([])
    await product.expectQuiet(page, { except: expected })
  })
