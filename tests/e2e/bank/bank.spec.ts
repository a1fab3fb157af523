import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { giveKoin } from '#features/koin/server/commands.ts'
import { koin } from '#lib/money.ts'
import { findBankFaults, inBankDay } from '../../fixtures/bank.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { lookWith, ways } from '../support/look.ts'

const product = await openProduct()
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

async function earn({ id: userId }: TestPerson, amount: number): Promise<void> {
  const reason = { account: 'adjustment', title: 'ได้จากการเรียนรู้', href: null, cause: 'test:earned' } as const
  const { now } = product.clock
  await product.db.transaction().execute((tx) => giveKoin(tx, { userId, amount: koin(amount), ...reason, now }))
}

/** Moves the clock to a bank day, and lets the bank's night pass. */
async function goTo(day: string): Promise<void> {
  product.clock.now = inBankDay(day)
  await runBankEndOfDay(product.db, product.clock.now)
}

/** Moves the clock to a moment in Bangkok, and lets the nights of bank and funds pass. */
async function goToMoment(moment: string): Promise<void> {
  product.clock.now = new Date(`${moment}+07:00`)
  await runBankEndOfDay(product.db, product.clock.now)
  await runFundEndOfDays(product.db, product.clock.now)
}

/** A session that is renewed: weeks have passed. */
const renewed = /401 \(Unauthorized\)/

const squaresOf = (page: Page, state: string) => page.locator(`.squares > [data-state="${state}"]`).count()

// Each way begins a bank year later: the clock of the product only goes on.
for (const [nth, way] of ways.entries())
  test(`a pupil's months at the bank with ${way.name}: open, instalments, close early and see what it cost`, async () => {
    const year = `000${5 + nth}`
    await goTo(`${year}-01-03`)
    const nok = await product.person()
    await earn(nok, 82_500)
    const page = await product.openPage({ width: way.width, theme: way.theme, storage: await storageOf(nok) })
    const hand = way.handOf(page)
    const look = lookWith(page, way)

    await page.goto(`${product.origin}/profile`)
    await wake(page)
    await hand.press(page.getByRole('link', { name: 'ดูบัญชีในธนาคาร' }))
    await page.getByRole('heading', { level: 1, name: /ธนาคาร/ }).waitFor()
    const jars = page.getByRole('region', { name: 'สามโหล เลือกตามจังหวะ' })
    const names = jars.getByRole('heading', { level: 3 })
    await names.first().waitFor()
    expect(await names.allTextContents()).toEqual(['ออมทรัพย์', 'ฝากประจำ', 'ทวีทรัพย์'])
    await look('bank-new')

    await page.goto(`${product.origin}/bank/saving`)
    await wake(page)
    await page.getByRole('heading', { level: 1, name: /เงินฝาก/ }).waitFor()
    await look('saving')
    await hand.press(page.getByRole('link', { name: 'ดูเงื่อนไข ฝากประจำ' }))
    await page.getByText('ถ้าต้องใช้ก่อน').waitFor()
    await look('terms-fixed')
    await hand.press(page.getByRole('button', { name: 'เปิดฝากประจำ' }))
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox', { name: 'จำนวน koin' })
    await hand.fill(amount, '10.005')
    await dialog.getByText('ทศนิยมไม่เกิน 2 ตำแหน่ง').first().waitFor()
    await hand.fill(amount, '9999')
    await dialog.getByText('ในกระเป๋ายังขาดอีก 9,174.00 koin').first().waitFor()
    await look('open-short')
    await hand.fill(amount, '500')
    await look('open-fixed')
    // On a low phone both ways out are in sight before anything is scrolled.
    const { width } = page.viewportSize()!
    await page.setViewportSize({ width, height: 640 })
    for (const name of ['ยังก่อน', 'ฝาก 500.00']) {
      const box = await dialog.getByRole('button', { name }).boundingBox()
      expect(box!.y + box!.height).toBeLessThanOrEqual(640)
    }
    await look('open-fixed-640')
    await page.setViewportSize({ width, height: 800 })
    await hand.press(dialog.getByRole('button', { name: 'ฝาก 500.00' }))
    await page.getByRole('dialog', { name: 'เปิดบัญชีแล้ว' }).waitFor()
    await look('opened')

    await page.goto(`${product.origin}/bank/saving/thaweesup`)
    await wake(page)
    await look('terms-thaweesup')
    await hand.press(page.getByRole('button', { name: 'เปิดทวีทรัพย์' }))
    await hand.fill(dialog.getByRole('textbox', { name: 'ฝากงวดละ' }), '100')
    await look('open-thaweesup')
    await hand.press(dialog.getByRole('button', { name: 'ฝาก 100.00' }))
    await hand.press(dialog.getByRole('link', { name: 'ดูบัญชีของฉัน' }))
    await page.waitForURL('**/bank')
    const rows = page.locator('.deposit-row > details > summary')
    const openAll = async () => {
      await rows.first().waitFor()
      for (const row of await rows.all()) await hand.press(row)
    }
    // Each deposit is a row; the rest of it comes by a press.
    await page.getByRole('region', { name: 'ทวีทรัพย์' }).getByText('จ่ายแล้ว 1 จาก 24 งวด').waitFor()
    expect(await page.getByText('งวดละ 100.00 จ่ายแล้ว 1 งวด').isVisible()).toBe(false)
    await openAll()
    await page.getByText('งวดละ 100.00 จ่ายแล้ว 1 งวด').waitFor()
    expect(await squaresOf(page, 'paid')).toBe(1)

    // Two weeks: two instalments, and then the wallet no longer has one.
    await goTo(`${year}-02-08`)
    await goTo(`${year}-03-08`)
    await goTo(`${year}-05-03`)
    await page.reload()
    await wake(page)
    await openAll()
    await page.getByText('ข้ามได้อีก 1 งวด').waitFor()
    expect(await squaresOf(page, 'paid')).toBe(3)
    expect(await squaresOf(page, 'missed')).toBe(1)
    await hand.press(page.getByText('ปิดตอนนี้ หรือรอ').first())
    await page.getByRole('table', { name: 'ปิดตอนนี้หรือรอให้ครบ' }).first().waitFor()
    // Days on the page are real; the bank's own come by a press.
    const fixed = page.getByRole('region', { name: 'ฝากประจำ 12 เดือน' })
    expect(await fixed.innerText()).not.toMatch(/ปีที่ \d/)
    await hand.press(fixed.locator('.bank-time > summary'))
    await fixed.getByText(/ปีที่ \d/).first().waitFor()
    await look('bank')

    await hand.press(page.getByRole('region', { name: 'ฝากประจำ 12 เดือน' }).getByRole('button', { name: 'ปิดบัญชี' }))
    await dialog.getByRole('button', { name: /^ปิดและรับ 500\.\d\d$/ }).waitFor()
    await look('close')
    await hand.press(dialog.getByRole('button', { name: /^ปิดและรับ/ }))
    await page.getByRole('dialog', { name: 'ปิดบัญชีแล้ว' }).waitFor()
    await dialog.getByText('จึงได้น้อยกว่าถือจนครบ').waitFor()
    await look('closed')
    await hand.press(dialog.getByRole('button', { name: 'ปิด', exact: true }).last())

    await hand.press(page.getByRole('link', { name: 'บัญชีที่ปิดแล้ว' }))
    await page.getByText('ปิดก่อนครบ').waitFor()
    await look('ended')
    await page.goto(`${product.origin}/bank/passbook`)
    await wake(page)
    const lines = page.getByRole('region', { name: 'รายการในสมุดบัญชี' }).getByRole('listitem')
    await lines.first().waitFor()
    // Days are heads, each of its own; the account is chosen by chips.
    const heads = await page.getByRole('region', { name: 'รายการในสมุดบัญชี' }).getByRole('heading').allTextContents()
    expect(heads.length).toBeGreaterThan(0)
    expect(new Set(heads).size).toBe(heads.length)
    await page.getByRole('navigation', { name: 'บัญชี' }).getByRole('link', { name: 'ออมทรัพย์' }).waitFor()
    // One line an entry: as high as a fingertip, until it is opened.
    for (const row of await lines.all())
      expect((await row.boundingBox())!.height).toBeLessThanOrEqual(way.width === 360 ? 80 : 64)
    await hand.press(lines.first().locator('summary'))
    await lines.first().getByText('คงเหลือ').waitFor()
    await look('passbook')
    await hand.press(page.getByRole('button', { name: 'ดาวน์โหลด CSV' }))
    await page.getByText(/^บันทึกแล้ว \d+ บรรทัด$/).waitFor()
    await hand.press(page.getByRole('button', { name: 'ดาวน์โหลด PDF' }))
    await page.getByText('บันทึกแล้ว', { exact: true }).waitFor()
    await page.goto(`${product.origin}/bank/statement`)
    await wake(page)
    await page.getByText('เดือนนี้เกิดอะไรขึ้น').or(page.getByText('รวมทุกบัญชี')).first().waitFor()
    await look('statement')
    await hand.press(page.getByRole('button', { name: 'ดาวน์โหลด PDF' }))
    await page.getByText('บันทึกแล้ว', { exact: true }).waitFor()
    await product.expectQuiet(page, { except: renewed })
    expect(await findBankFaults(product.db, `${year}-05-03`)).toEqual([])
  })

for (const [nth, way] of ways.entries())
  test(`a pupil's weeks with a fund with ${way.name}: choose, buy, look at it fall, sell`, async () => {
    const monday = 19 + 7 * nth
    await goToMoment(`2027-04-${monday}T10:00`)
    const nok = await product.person()
    const page = await product.openPage({ width: way.width, theme: way.theme, storage: await storageOf(nok) })
    const hand = way.handOf(page)
    const look = lookWith(page, way)

    await page.goto(`${product.origin}/bank/fund`)
    await wake(page)
    await page.getByRole('heading', { level: 1, name: /กองทุน/ }).waitFor()
    await look('funds')
    await hand.press(page.getByRole('button', { name: 'กรองและเรียง' }))
    await look('fund-filters')
    await page.getByRole('combobox', { name: 'ระดับความเสี่ยง' }).selectOption('6')
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'ค้นหา' }))
    await page.waitForURL(/type=6/)
    const names = page.locator('.fund-row h4 a')
    await hand.press(page.locator('.fund-row').nth(0).getByRole('checkbox'))
    await hand.press(page.locator('.fund-row').nth(1).getByRole('checkbox'))
    await hand.press(page.getByRole('link', { name: 'เทียบที่เลือก' }))
    await page.getByRole('table', { name: 'เทียบทีละเรื่อง' }).waitFor()
    await look('compare')
    await page.goBack()
    await wake(page)
    await hand.press(names.first())
    await page.waitForURL(/\/bank\/fund\/detail\//)

    const cursor = page.getByRole('slider', { name: 'เลื่อนดูตามเวลา ราคาต่อหน่วย' })
    await cursor.waitFor()
    const last = await cursor.getAttribute('aria-valuetext')
    await cursor.focus()
    await page.keyboard.press('ArrowLeft')
    expect(await cursor.getAttribute('aria-valuetext')).not.toBe(last)
    await page.keyboard.press('Home')
    expect(await cursor.getAttribute('aria-valuetext')).toMatch(
      /(69|70) · ราคา \d+\.\d{4} · ดัชนีหุ้นไทยสมมุติ \d+\.\d{4} · ลงจากจุดสูงสุด/,
    )
    await look('fund')
    // What one pays for a unit and what one gets for it stand on the page, and again where one acts.
    for (const price of ['ราคาขาย (คุณซื้อที่ราคานี้)', 'ราคารับซื้อคืน (คุณขายที่ราคานี้)']) {
      expect(await page.getByText(price).count()).toBe(1)
    }

    await hand.press(page.getByRole('region', { name: 'ของคุณ' }).getByRole('button', { name: 'ซื้อ' }))
    const dialog = page.getByRole('dialog')
    await hand.fill(dialog.getByRole('textbox', { name: 'จำนวนเงิน' }), '20')
    await dialog.getByText('ใส่จำนวนตั้งแต่ 50.00 ฿').first().waitFor()
    await hand.fill(dialog.getByRole('textbox', { name: 'จำนวนเงิน' }), '2000')
    await dialog.getByText(/^ราคาขาย [\d.]+ คือราคาต่อหน่วย/).waitFor()
    // A first fund of level 6 asks for the tick.
    await hand.press(dialog.getByRole('checkbox', { name: 'อ่านแล้ว และเข้าใจว่าเงินก้อนนี้ลดลงได้มาก' }))
    await look('buy')
    await hand.press(dialog.getByRole('button', { name: 'ซื้อ 2,000.00 ฿' }))
    await page.getByRole('dialog', { name: 'รับคำสั่งแล้ว' }).waitFor()
    await look('ordered')
    await hand.press(dialog.getByRole('link', { name: 'ดูคำสั่งของฉัน' }))
    await page.waitForURL('**/bank/fund/orders')
    await page.getByRole('button', { name: 'ยกเลิกคำสั่ง' }).waitFor()
    await look('orders-open')

    await goToMoment(`2027-04-${monday + 1}T19:00`)
    await goToMoment(`2027-04-${monday + 2}T19:00`)
    await goToMoment(`2027-04-${monday + 3}T11:00`)
    await page.reload()
    await wake(page)
    await page.getByRole('table', { name: 'ถืออะไรอยู่' }).waitFor()
    await look('orders-done')
    await hand.press(page.getByRole('button', { name: 'ดาวน์โหลด CSV กระเป๋าฝึก' }))
    await page.getByText(/^บันทึกแล้ว \d+ บรรทัด$/).waitFor()
    await hand.press(page.getByRole('table', { name: 'ถืออะไรอยู่' }).getByRole('link'))
    await page.getByRole('region', { name: 'ของคุณ' }).getByText('จำนวนหน่วย').waitFor()
    await hand.press(page.getByRole('button', { name: 'ดูผล' }))
    await page.getByText('ช่วงที่ยาวเท่ากันในอดีตมี').waitFor()
    await look('what-if')
    await hand.press(page.getByRole('region', { name: 'ของคุณ' }).getByRole('button', { name: 'ขาย' }))
    await hand.fill(dialog.getByRole('textbox', { name: 'จำนวนเงินที่อยากได้' }), '99999')
    await dialog.getByText('ขายได้ไม่เกิน').first().waitFor()
    await dialog.getByText(/^ราคารับซื้อคืน [\d.]+ ของ/).waitFor()
    await look('sell')
    await hand.fill(dialog.getByRole('textbox', { name: 'จำนวนเงินที่อยากได้' }), '500')
    await hand.press(dialog.getByRole('button', { name: 'ขาย 500.00 ฿' }))
    await page.getByRole('dialog', { name: 'รับคำสั่งแล้ว' }).waitFor()
    await product.expectQuiet(page, { except: renewed })
  })

test('a visitor makes the prices of a past month again, and they are equal', async () => {
  await goToMoment('2027-05-05T10:00')
  const page = await product.openPage({ width: 360, theme: 'dark', storage: cookiesAnswered })
  await page.goto(`${product.origin}/bank/fund/check`)
  await wake(page)
  await page.getByRole('button', { name: /^ตรวจ .+ ในเครื่องนี้$/ }).tap()
  await page.getByText('ลายนิ้วมือของรหัสตรงกับที่ประกาศไว้ก่อน').waitFor()
  await page.getByText(/^คำนวณใหม่ [\d,]+ ราคา ตรงกันทุกราคา$/).waitFor()
  await lookWith(page, { ...ways[0]!, theme: 'dark' })('check')
  await product.expectQuiet(page)
})
