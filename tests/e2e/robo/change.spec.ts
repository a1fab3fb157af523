import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../fixtures/people.ts'
import { moveMarket } from '../../fixtures/robo.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { type Hand, tabTo } from '../support/hands.ts'
import { type Look, lookWith, type Way, ways } from '../support/look.ts'
import { newRoboJourney, reloadSaved } from '../support/robo.ts'

const product = await openProduct()
const { goToMoment, lookAround, assess, openPlan } = newRoboJourney(product)
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

type Traveller = { page: Page; hand: Hand; look: Look; way: Way; id: string }

const weeks = [
  [
    '2027-01-11T10:00',
    '2027-01-14T19:20',
    '2027-01-27T10:00',
    '2027-02-09T10:00',
    '2027-02-15T10:00',
    '2027-02-22T10:00',
  ],
  [
    '2027-03-08T10:00',
    '2027-03-11T19:20',
    '2027-03-24T10:00',
    '2027-04-20T10:00',
    '2027-04-26T10:00',
    '2027-05-10T10:00',
  ],
] as const

// Each way begins some weeks later: the clock of the product only goes on.
for (const [nth, way] of ways.entries())
  test(`a plan that runs with ${way.name}: drift, another level, instalments paused, sold in part and all, closed`, async () => {
    const [opened, drifted, calm, later, sold, ended] = weeks[nth]!
    await goToMoment(opened)
    const nok = await product.person()
    await assess(nok, 'b')
    const id = await openPlan(nok, 'ค่าเทอมปีหนึ่ง')
    const page = await product.openPage({ width: way.width, theme: way.theme, storage: await storageOf(nok) })
    const traveller = { page, hand: way.handOf(page), look: lookWith(page, way), way, id }
    await goToMoment(drifted)
    await moveMarket(product.db, await equityOf(id), 2.5)
    await lookAround()
    await rebalance(traveller)
    await goToMoment(calm)
    await changeLevel(traveller)
    await goToMoment(later)
    await pauseInstalments(traveller)
    await sellPart(traveller)
    await goToMoment(sold)
    await sellAll(traveller)
    await goToMoment(ended)
    await closePlan(traveller)
    // Of a plan that is empty there is nothing to sell.
    await product.expectQuiet(page, { except: /401 \(Unauthorized\)|409 \(Conflict\).*quote\?kind=sell/ })
  })

async function equityOf(account: string): Promise<string[]> {
  const held = await product.db
    .selectFrom('fund_holding')
    .innerJoin('fund', 'fund.code', 'fund_holding.code')
    .select('fund.code')
    .where('account', '=', account)
    .where('class', '=', 'equity')
    .execute()
  return held.map(({ code }) => code)
}

async function open({ page }: Traveller, path: string): Promise<void> {
  await page.goto(`${product.origin}${path}`)
  await wake(page)
}

/** Takes the next one of a group of radio buttons; the group is one tab stop. */
async function pickNext({ page, hand, way }: Traveller, from: RegExp, to: RegExp): Promise<void> {
  if (way.width < 950) return hand.press(page.getByRole('radio', { name: to }))
  await tabTo(page, page.getByRole('radio', { name: from }))
  await page.keyboard.press('ArrowDown')
}

const tradesOf = (page: Page) => page.getByRole('table', { name: 'รายการซื้อขายก่อนยืนยัน' })

/** The notice of the drift is acknowledged; the trades and costs are shown before the weights are brought back. */
async function rebalance(traveller: Traveller): Promise<void> {
  const { page, hand, look, id } = traveller
  await open(traveller, '/robo')
  await page.getByText('มี 1 ข้อความที่ยังไม่ได้รับทราบ').waitFor()
  await hand.press(page.getByRole('link', { name: 'ค่าเทอมปีหนึ่ง' }))
  const notice = page.getByRole('listitem').filter({ hasText: /^.*สัดส่วนห่างจากแผน \d/ })
  await notice.first().waitFor()
  await look('drift')
  await hand.press(page.getByRole('button', { name: 'รับทราบ', exact: true }))
  await page.getByText('รับทราบแล้ว').waitFor()
  await hand.press(page.getByRole('link', { name: 'ดูการปรับสัดส่วน' }))
  await page.waitForURL(`**/robo/adjust-plan/${id}?what=rebalance`)
  await tradesOf(page).waitFor()
  await look('rebalance')
  await hand.press(page.getByRole('button', { name: 'ปรับสัดส่วนให้ตรงแผน' }))
  await page.getByRole('heading', { name: 'รับคำสั่งปรับแล้ว' }).waitFor()
  await look('rebalanced')
  await hand.press(page.getByRole('link', { name: 'กลับไปที่แผน' }))
  await page.getByText('มีคำสั่งที่ยังไม่เสร็จ').waitFor()
}

/** A level beside one's own: its warning, its trades, and nothing is lost by a reload. */
async function changeLevel(traveller: Traveller): Promise<void> {
  const { page, hand, look, id } = traveller
  await open(traveller, `/robo/adjust-plan/${id}`)
  await pickNext(traveller, /^ระดับ 2/, /^ระดับ 3/)
  await tradesOf(page).waitFor()
  await page.getByText('กดรับทราบคำเตือนก่อน').waitFor()
  const read = page.getByRole('checkbox', { name: 'อ่านคำเตือนแล้ว และตั้งใจเลือกระดับนี้' })
  await hand.press(read)
  await reloadSaved(page, 'read":true')
  await tradesOf(page).waitFor()
  expect(await page.getByRole('radio', { name: /^ระดับ 3/ }).isChecked()).toBe(true)
  expect(await read.isChecked()).toBe(true)
  await look('level')
  await hand.press(page.getByRole('button', { name: 'บันทึกแผน' }))
  await page.getByRole('heading', { name: 'รับคำสั่งปรับแล้ว' }).waitFor()
  await look('level-changed')
}

async function pauseInstalments(traveller: Traveller): Promise<void> {
  const { page, hand, look, id } = traveller
  await open(traveller, `/robo/dca-detail/${id}`)
  await page.getByRole('table', { name: 'กำลังจะมา' }).waitFor()
  await hand.press(page.getByRole('button', { name: 'พักงวดรายเดือน' }))
  await page.getByText('งวดรายเดือนพักอยู่').waitFor()
  await page.getByText('ยังไม่มีงวดที่จะมาถึง').waitFor()
  await look('paused')
  await open(traveller, `/robo/dashboard/${id}`)
  await page.getByText('งวดรายเดือนพักอยู่').waitFor()
  await open(traveller, `/robo/dca-detail/${id}`)
  await hand.press(page.getByRole('button', { name: 'เริ่มลงทุนต่อ' }))
  await page.getByRole('table', { name: 'กำลังจะมา' }).waitFor()
  await hand.press(page.getByRole('button', { name: 'พักงวดรายเดือน' }))
  await page.getByText('งวดรายเดือนพักอยู่').waitFor()
}

async function sellPart(traveller: Traveller): Promise<void> {
  const { page, hand, look, id } = traveller
  await open(traveller, `/robo/sell/${id}`)
  await pickNext(traveller, /^จำนวนเงิน/, /^เปอร์เซ็นต์/)
  const percent = page.getByRole('textbox', { name: 'กี่เปอร์เซ็นต์ของทุกกองทุน' })
  await hand.fill(percent, '30')
  await tradesOf(page).waitFor()
  await reloadSaved(page, '"30"')
  expect(await percent.inputValue()).toBe('30')
  await tradesOf(page).waitFor()
  await look('sell-part')
  await hand.press(page.getByRole('button', { name: /^ขายราว/ }))
  await page.getByRole('heading', { name: 'รับคำสั่งขายแล้ว' }).waitFor()
}

async function sellAll(traveller: Traveller): Promise<void> {
  const { page, hand, look, id } = traveller
  await open(traveller, `/robo/sell/${id}`)
  await pickNext(traveller, /^จำนวนเงิน/, /^เปอร์เซ็นต์/)
  await pickNext(traveller, /^เปอร์เซ็นต์/, /^ทั้งหมด/)
  await tradesOf(page).waitFor()
  await look('sell-all')
  await hand.press(page.getByRole('button', { name: 'ขายทั้งหมด', exact: true }))
  await page.getByRole('heading', { name: 'รับคำสั่งขายแล้ว' }).waitFor()
}

/** Nothing is left: the plan closes at once, stays to be read, and takes no more orders. */
async function closePlan(traveller: Traveller): Promise<void> {
  const { page, hand, look, id } = traveller
  await open(traveller, `/robo/sell/${id}`)
  await pickNext(traveller, /^จำนวนเงิน/, /^เปอร์เซ็นต์/)
  await pickNext(traveller, /^เปอร์เซ็นต์/, /^ทั้งหมด/)
  await pickNext(traveller, /^ทั้งหมด/, /^ปิดแผน/)
  await look('close')
  await hand.press(page.getByRole('button', { name: 'ขายทั้งหมดและปิดแผน' }))
  await page.getByRole('heading', { name: 'สั่งปิดแผนแล้ว' }).waitFor()
  await hand.press(page.getByRole('link', { name: 'กลับไปที่แผน' }))
  await page.getByText('แผนนี้ปิดเมื่อ').waitFor()
  expect(await page.getByText(/ถึงวันเป้าหมายแล้ว|· ตรงแผน/).count()).toBe(0)
  await look('closed')
  expect(await page.getByRole('navigation', { name: 'ทำอะไรกับแผน' }).count()).toBe(0)
}
