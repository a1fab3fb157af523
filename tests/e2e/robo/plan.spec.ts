import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sayGained, sayNear } from '#features/robo/projection/web/near-text.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import type { Hand } from '../support/hands.ts'
import { type Look, lookWith, ways } from '../support/look.ts'
import { newRoboJourney, reloadSaved, renewed } from '../support/robo.ts'

const product = await openProduct()
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

const { goToMoment, assess } = newRoboJourney(product)

type Traveller = { page: Page; hand: Hand; look: Look }

for (const [nth, way] of ways.entries())
  test(`a plan with ${way.name}: goal, portfolio, day for instalments, buying, selling, changing it`, async () => {
    const monday = 17 + 7 * nth
    await goToMoment(`2027-05-${monday}T10:00`)
    const nok = await product.person()
    await assess(nok, 'b')
    const page = await product.openPage({ width: way.width, theme: way.theme, storage: await storageOf(nok) })
    const traveller = { page, hand: way.handOf(page), look: lookWith(page, way) }
    await setGoal(traveller)
    await openPlan(traveller)
    await chooseDay(traveller)
    await goToMoment(`2027-05-${monday + 1}T19:00`)
    await goToMoment(`2027-05-${monday + 2}T19:00`)
    await goToMoment(`2027-05-${monday + 3}T11:00`)
    await readDashboard(traveller)
    await tryFigures(traveller)
    await buyMore(traveller)
    await sellSome(traveller)
    await product.expectQuiet(page, { except: renewed })
  })

/** The goal and its numbers; what was typed is there again after a reload, and is offered on the landing page. */
async function setGoal({ page, hand, look }: Traveller): Promise<void> {
  await page.goto(`${product.origin}/robo/create-plan`)
  await wake(page)
  await hand.press(page.getByRole('button', { name: 'ดูพอร์ตและข้อตกลง' }))
  await page.getByText('ตั้งชื่อเป้าหมาย').last().waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'ชื่อเป้าหมาย' }), 'ทริปจบ ม.6')
  await hand.fill(page.getByRole('textbox', { name: 'อยากได้เท่าไร' }), '30000')
  await hand.fill(page.getByRole('textbox', { name: 'เริ่มด้วย' }), '2000')
  const estimate = page.getByText('กลาง ๆ ราว')
  await estimate.waitFor()
  // The box that is typed into stands far down; the estimate stays in sight above a phone's keyboard.
  const { y, height } = (await estimate.boundingBox())!
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThan(320)
  await page.getByText('บันทึกแล้ว กลับมาทำต่อได้').waitFor()
  await look('goal')
  await page.goto(`${product.origin}/robo`)
  await wake(page)
  await page.getByRole('heading', { name: 'แผนที่ทำค้างไว้' }).waitFor()
  await look('landing-draft')
  await hand.press(page.getByRole('link', { name: 'ทำแผนที่ค้างไว้ต่อ' }))
  await page.waitForURL('**/robo/create-plan')
  expect(await page.getByRole('textbox', { name: 'ชื่อเป้าหมาย' }).inputValue()).toBe('ทริปจบ ม.6')
  await hand.press(page.getByRole('button', { name: 'ดูพอร์ตและข้อตกลง' }))
  await page.waitForURL('**/robo/create-plan/step-create')
}

/** Portfolio, projection, first orders, agreements and a picture, which a reload keeps; a level beside one's own asks for an acknowledgement. */
async function openPlan({ page, hand, look }: Traveller): Promise<void> {
  await page.getByRole('table', { name: 'รายการซื้อขายก่อนยืนยัน' }).waitFor()
  await page.getByRole('slider', { name: 'เลื่อนดูตามเวลา ได้หรือเสียเทียบกับเงินที่ใส่' }).waitFor()
  const open = page.getByRole('button', { name: 'เปิดแผน ซื้อ 2,000.00 ฿' })
  await page.getByText('ยอมรับข้อตกลงทุกข้อก่อน').waitFor()
  await look('portfolio')
  const boxes = page.getByRole('checkbox', { name: /^ฉันอ่านและยอมรับ/ })
  for (const box of await boxes.all()) await hand.press(box)
  await reloadSaved(page, 'privacy')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(true)
  await choosePicture(page)
  await reloadSaved(page, 'goal.png')
  await page.getByText('เลือกแล้ว goal.png').waitFor()
  await hand.press(open)
  await page.waitForURL('**/robo/setFormatMonthDCA**')
}

async function choosePicture(page: Page): Promise<void> {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({
    name: 'goal.png',
    mimeType: 'image/png',
    buffer: Buffer.from(image),
  })
  await page.getByText('เลือกแล้ว goal.png').waitFor()
}

/** The day and the calendar of instalments; a reload keeps what was chosen. */
async function chooseDay({ page, hand, look }: Traveller): Promise<void> {
  const day = page.getByRole('combobox', { name: 'วันของเดือนธนาคาร' })
  await hand.choose(day, 'วันที่ 15')
  const amount = page.getByRole('textbox', { name: 'งวดละ' })
  await hand.fill(amount, '600')
  await page.getByRole('cell', { name: '600.00' }).first().waitFor()
  await reloadSaved(page, '"600"')
  expect([await day.inputValue(), await amount.inputValue()]).toEqual(['15', '600'])
  await hand.fill(amount, '500')
  await page.getByRole('cell', { name: '500.00' }).first().waitFor()
  await look('instalments')
  await hand.press(page.getByRole('button', { name: 'ใช้วันที่เลือก' }))
  await page.waitForURL('**/robo/dashboard/**')
  await page.getByRole('heading', { name: 'ทริปจบ ม.6' }).waitFor()
  await page.locator('img.robo-picture').first().waitFor()
  await look('dashboard-new')
}

/** Sentence, fan and its table, value with its two returns, holdings, and the log by type. */
async function readDashboard({ page, hand, look }: Traveller): Promise<void> {
  await page.reload()
  await wake(page)
  const cursor = page.getByRole('slider', { name: 'เลื่อนดูตามเวลา ได้หรือเสียเทียบกับเงินที่ใส่' })
  await cursor.waitFor()
  expect(await cursor.getAttribute('aria-valuetext')).toMatch(
    /^อีก \d+ เดือน · เงินที่ใส่ [\d,]+ · กลาง ๆ [+−]?[\d,]+ · 70 ใน 100 ครั้ง /,
  )
  await look('dashboard')
  await hand.press(page.getByRole('button', { name: 'ดูเป็นตาราง' }).first())
  const table = page.getByRole('table', { name: 'ได้หรือเสียเทียบกับเงินที่ใส่' })
  await table.waitFor()
  const months = await table.getByRole('rowheader').allTextContents()
  expect(months).toEqual([...new Set(months)])
  expect(months).toContain('วันนี้')
  await look('dashboard-table')
  await hand.press(page.getByRole('button', { name: 'ดูเป็นกราฟ' }))
  await hand.choose(page.getByRole('combobox', { name: 'ชนิดรายการ' }), 'เปิดแผน')
  expect(await page.getByRole('region', { name: 'รายการ' }).getByRole('listitem').count()).toBeGreaterThan(0)
  await hand.choose(page.getByRole('combobox', { name: 'ชนิดรายการ' }), 'ทั้งหมด')
}

/** The what-if moves the sentence and leaves the plan; using it leads to the change of the plan, which shows its trades. */
async function tryFigures({ page, hand, look }: Traveller): Promise<void> {
  await hand.press(page.getByRole('navigation', { name: 'ทำอะไรกับแผน' }).getByRole('link', { name: 'ลองเปลี่ยนตัวเลข' }))
  const says = page.locator('#what-if-says')
  await expect.poll(() => says.textContent()).toMatch(/ราว [\d,]+/)
  const monthly = page.getByRole('slider', { name: 'เดือนละ' })
  const cursor = page.getByRole('slider', { name: 'เลื่อนดูตามเวลา' })
  expect((await cursor.boundingBox())!.y).toBeLessThan((await monthly.boundingBox())!.y)
  const replies: Replied[] = []
  page.on('response', (reply) => {
    if (!reply.url().endsWith('/projectMutualFund')) return
    // A call that a later one replaces is aborted, and its body with it.
    reply.json().then(
      (replied: Replied) => replies.push(replied),
      () => {},
    )
  })
  await monthly.focus()
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowRight')
  expect(await monthly.getAttribute('aria-valuetext')).toBe('800 ฿')
  await page.getByRole('slider', { name: 'ระดับความเสี่ยง' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('slider', { name: 'ระดับความเสี่ยง' }).getAttribute('aria-valuetext')).toBe(
    'เสี่ยงปานกลางค่อนข้างสูง',
  )
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('slider', { name: 'อีกกี่เดือน' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('slider', { name: 'อีกกี่เดือน' }).getAttribute('aria-valuetext')).toBe('25 เดือน')
  // What the plot and its table say is what the last call answered, to the hundredth before it is rounded.
  await expect.poll(() => endOf(replies)?.month).toBe(25)
  const end = endOf(replies)!
  expect(end.put_in).toBeGreaterThan(2_000_00 + 24 * 800_00)
  const told = [`เงินที่ใส่ ${sayNear(end.put_in)}`, `กลาง ๆ ${sayGained(end.p50 - end.put_in)}`]
  const range = `${sayGained(end.p15 - end.put_in)} ถึง ${sayGained(end.p85 - end.put_in)}`
  await expect
    .poll(() => cursor.getAttribute('aria-valuetext'))
    .toBe(['อีก 25 เดือน', ...told, `70 ใน 100 ครั้ง ${range}`].join(' · '))
  expect((await says.textContent())!.replaceAll('\u00a0', ' ')).toContain(`กลาง ๆ ราว ${sayNear(end.p50)} ฿`)
  await hand.press(page.getByRole('button', { name: 'ดูเป็นตาราง' }))
  const row = page.getByRole('table', { name: 'ได้หรือเสียเทียบกับเงินที่ใส่' }).getByRole('row').last()
  expect(await row.getByRole('cell').allTextContents()).toEqual([
    sayNear(end.put_in),
    // Of the past there is nothing at the end.
    '–',
    sayGained(end.p50 - end.put_in),
    range,
  ])
  await hand.press(page.getByRole('button', { name: 'ดูเป็นกราฟ' }))
  await hand.press(page.getByText('ตัวเลขเพิ่ม'))
  await page.getByText('P85 (15 ใน 100 ครั้งได้มากกว่านี้)').waitFor()
  await look('what-if')
  await hand.press(page.getByRole('link', { name: 'ใช้แผนนี้' }))
  await page.waitForURL('**/robo/adjust-plan/**')
  expect(await page.getByRole('textbox', { name: 'ใส่เพิ่มเดือนละ' }).inputValue()).toBe('800.00')
  await look('adjust')
  await hand.press(page.getByRole('button', { name: 'บันทึกแผน' }))
  await page.getByRole('heading', { name: 'ปรับแผนแล้ว' }).waitFor()
  await hand.press(page.getByRole('link', { name: 'กลับไปที่แผน' }))
}

type End = { month: number; put_in: number; p15: number; p50: number; p85: number }
type Replied = { projection: { points: End[] } }
const endOf = (replies: Replied[]) => replies.at(-1)?.projection.points.at(-1)

async function buyMore({ page, hand, look }: Traveller): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'เติมเงิน' }))
  const amount = page.getByRole('textbox', { name: 'จำนวนเงิน' })
  await hand.fill(amount, '20')
  await page.getByText('ใส่ตั้งแต่ 50.00 ฿').first().waitFor()
  await hand.fill(amount, '500')
  await page.getByRole('table', { name: 'รายการซื้อขายก่อนยืนยัน' }).waitFor()
  await reloadSaved(page, '"500"')
  expect(await amount.inputValue()).toBe('500')
  await page.getByRole('table', { name: 'รายการซื้อขายก่อนยืนยัน' }).waitFor()
  await look('buy')
  await hand.press(page.getByRole('button', { name: 'ซื้อ 500.00 ฿' }))
  await page.getByRole('heading', { name: 'รับคำสั่งซื้อแล้ว' }).waitFor()
  await look('bought')
  await hand.press(page.getByRole('link', { name: 'กลับไปที่แผน' }))
}

async function sellSome({ page, hand, look }: Traveller): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'ขาย', exact: true }))
  const amount = page.getByRole('textbox', { name: 'อยากได้เงิน' })
  await hand.fill(amount, '300')
  await page.getByRole('table', { name: 'รายการซื้อขายก่อนยืนยัน' }).waitFor()
  await look('sell')
  await hand.press(page.getByRole('button', { name: /^ขายราว/ }))
  await page.getByRole('heading', { name: 'รับคำสั่งขายแล้ว' }).waitFor()
  await hand.press(page.getByRole('link', { name: 'กลับไปที่แผน' }))
  await hand.press(page.getByRole('link', { name: 'งวดลงทุนรายเดือน' }))
  await page.getByRole('table', { name: 'กำลังจะมา' }).waitFor()
  await look('instalment-list')
}

test('a plan that is not there says so on its page, and offers another try', async () => {
  const nok = await product.person()
  const page = await product.openPage({ width: 360, theme: 'dark', storage: await storageOf(nok) })
  await page.goto(`${product.origin}/robo/dashboard/00000000-0000-7000-8000-000000000000`)
  await wake(page)
  await page.getByRole('alert').getByText('ไม่พบแผนนี้').waitFor()
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).tap()
  await page.getByRole('alert').getByText('ไม่พบแผนนี้').waitFor()
  await lookWith(page, { ...ways[0]!, theme: 'dark' })('failed')
  await page.getByRole('link', { name: 'แผนทั้งหมด' }).tap()
  await page.waitForURL('**/robo')
  await product.expectQuiet(page, { except: /404/ })
})
