// Every page of money says once what a year is there; where funds are shown or bought the warnings of the regulator stand.
import { expect, test } from 'vitest'
import type { compareFunds, FundView } from '#features/bank/funds/contract.ts'
import { frontFeeOf } from '#features/bank/funds/fund-rules.ts'
import type { RoboAccountDetail } from '#features/robo/accounts/contract.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { freshToken } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { lookWith, ways } from '../support/look.ts'
import { newRoboJourney } from '../support/robo.ts'

const product = await openProduct()
const { goToMoment, assess, openPlan, callAs } = newRoboJourney(product)

await goToMoment('2027-05-17T10:00')
const nok = await product.person({ koin: 1_000_00 })
await assess(nok, 'b')
const plan = await openPlan(nok, 'ค่าเทอมเดือนหน้า')
const opened = await fetch(`${product.origin}/v2/api/bank/openFixed`, {
  method: 'POST',
  headers: {
    authorization: `Bearer ${nok.token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({ term: 12, amount: 100_00 }),
})
const { deposit } = (await opened.json()) as { deposit: { id: string } }
const drafted = {
  name: 'ทริป',
  picture: 'travel',
  goal_amount: 2_000_000,
  horizon: 24,
  start_amount: 100_000,
  monthly: 0,
}
await callAs(nok, 'POST', '/v2/api/mutualFundAccount/draft', { step: 'step-create', plan: drafted })
await goToMoment('2027-05-19T19:00')
// A token of now: pages that renew one session at once would end it.
const storage = {
  ...cookiesAnswered,
  ...(await product.storageOf({ ...nok, token: await freshToken(product, nok) })),
}

type MoneyPage = { to: string; isVisitor?: boolean; hasWarning?: boolean }

const pages: MoneyPage[] = [
  { to: '/bank', isVisitor: true },
  { to: '/bank' },
  { to: '/bank/net-worth' },
  { to: '/bank/saving' },
  { to: '/bank/saving/savings' },
  { to: '/bank/saving/fixed' },
  { to: '/bank/saving/thaweesup' },
  { to: `/bank/deposit/${deposit.id}` },
  { to: '/bank/ended' },
  { to: '/bank/passbook' },
  { to: '/bank/statement' },
  { to: '/bank/fund', hasWarning: true },
  // The what-if of one fund stands on its page.
  { to: '/bank/fund/detail/SIM-THAI50', hasWarning: true },
  { to: '/bank/fund/orders' },
  { to: '/bank/fund/compare', hasWarning: true },
  { to: '/bank/fund/compare?codes=SIM-CASH,SIM-WORLD', hasWarning: true },
  { to: '/bank/fund/check' },
  { to: '/robo', isVisitor: true },
  { to: '/robo' },
  { to: '/robo/levels', hasWarning: true },
  { to: '/robo/pre-question' },
  { to: '/robo/assessment' },
  { to: '/robo/rehearsal' },
  { to: '/robo/create-plan', hasWarning: true },
  { to: '/robo/create-plan/step-create', hasWarning: true },
  { to: `/robo/setFormatMonthDCA?accountId=${plan}`, hasWarning: true },
  { to: `/robo/dashboard/${plan}`, hasWarning: true },
  { to: `/robo/dashboard/calculate-graph?accountId=${plan}`, hasWarning: true },
  { to: `/robo/buy/${plan}`, hasWarning: true },
  { to: `/robo/sell/${plan}`, hasWarning: true },
  { to: `/robo/adjust-plan/${plan}`, hasWarning: true },
  { to: `/robo/dca-detail/${plan}`, hasWarning: true },
]

test.each(pages.map((page, nth) => ({ ...page, nth })))(
  '$to (visitor: $isVisitor) says once what a year is, with the warnings where funds are shown',
  async ({ to, isVisitor = false, hasWarning = false, nth }) => {
    const way = { ...ways[nth % 2]!, hasAxe: false }
    const page = await product.openPage({
      width: way.width,
      theme: way.theme,
      storage: isVisitor ? cookiesAnswered : storage,
    })
    await page.goto(product.origin + to)
    await wake(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // For a person the landing page of the bank is hidden until the own one has taken its place.
    await page.locator('[data-bank-year]').filter({ visible: true }).waitFor()
    await expect.poll(() => page.locator('[data-bank-year]').count()).toBe(1)
    const said = (await page.locator('main').textContent())!
    expect(said.split('“ต่อปี”')).toHaveLength(2)
    if (hasWarning) await page.locator('[data-risk-warning]').first().waitFor()
    await lookWith(page, way)(`money-${to.replaceAll(/\W+/g, '-').slice(0, 40)}`)
  },
)

async function ask<T>(path: string): Promise<T> {
  const token = await freshToken(product, nok)
  const reply = await fetch(product.origin + path, { headers: { authorization: `Bearer ${token}` } })
  return (await reply.json()) as T
}

const baht = (hundredths: number) => `${formatKoin(practiceBaht(hundredths))}\u00a0฿`

test('a fund shows its chart first, and at a glance what the server says of risk, fall and fees', async () => {
  const page = await product.openPage({ width: 360, storage })
  await page.setViewportSize({ width: 360, height: 780 })
  const code = 'SIM-THAI50'
  const fund = await ask<FundView>(`/v2/api/bank/detailFund?type=${code}`)
  await page.goto(`${product.origin}/bank/fund/detail/${code}`)
  await wake(page)
  const chart = page.getByRole('slider', { name: 'เลื่อนดูตามเวลา ราคาต่อหน่วย' })
  await chart.waitFor()
  const glance = await page.locator('.fund-glance dd').allTextContents()
  expect(glance).toEqual([
    `ความเสี่ยง ${fund.risk} จาก 8${fund.risk} จาก 8`,
    `−${(-fund.figures!.drawdown!.fall / 100).toFixed(1)} %`,
    `ปีละ ${baht(fund.yearly_fee)} ตอนซื้อ ${baht(frontFeeOf(10_000, fund.front_fee))}`,
  ])
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y
  expect(await top('.fund-glance')).toBeLessThan(await top('[aria-labelledby="my-fund"]'))
  expect((await chart.boundingBox())!.y).toBeLessThan(780)
  await expectAccessible(page)

  await page.getByRole('region', { name: 'ของคุณ' }).getByRole('button', { name: 'ซื้อ' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'จำนวนเงิน' }).fill('1000')
  const invested = 100_000 - frontFeeOf(100_000, fund.front_fee)
  const { returns, worst_year: worst } = fund.figures!
  const after = [invested, (invested * (10_000 + returns.y1!)) / 10_000, (invested * worst!.end) / 100_000]
  expect(await dialog.locator('.fund-parts strong').allTextContents()).toEqual(
    after.map((value) => baht(Math.round(value))),
  )
  await expectAccessible(page)
})

test('a fund that never fell below what was put in says so, and advises nobody to take less risk', async () => {
  const page = await product.openPage({ width: 360, storage })
  const { figures, risk } = await ask<FundView>('/v2/api/bank/detailFund?type=SIM-CASH')
  expect([risk, figures!.drawdown!.fall > -5, figures!.worst_year!.low >= 100_000]).toEqual([1, true, true])
  await page.goto(`${product.origin}/bank/fund/detail/SIM-CASH`)
  await wake(page)
  await page.locator('.fund-glance').getByText('แทบไม่ลง', { exact: true }).waitFor()
  const worst = page.getByRole('region', { name: 'ปีที่แย่ที่สุดรู้สึกแบบนี้' })
  await worst.getByText(/ไม่เคยเห็นต่ำกว่าที่ใส่ ครบปีเป็น/).waitFor()
  expect(await worst.textContent()).not.toMatch(/วันที่ต่ำสุด|น่าจะพอดีกว่า/)
  expect(await page.locator('main').textContent()).not.toContain('−0.0')
  await expectAccessible(page)
})

test('compared funds stand side by side at 360 px, with what the server says of each, the widest difference first', async () => {
  const page = await product.openPage({ width: 360, theme: 'dark', storage })
  const { funds } = await ask<Reply<typeof compareFunds>>(
    '/v2/api/bank/compareFunds?codes=SIM-THAI50,SIM-CASH&range=1y',
  )
  await page.goto(`${product.origin}/bank/fund/compare?codes=SIM-THAI50,SIM-CASH`)
  await wake(page)
  const table = page.getByRole('table', { name: 'เทียบทีละเรื่อง' })
  await table.waitFor()
  const heads = table.getByRole('columnheader')
  const [one, other] = [(await heads.nth(0).boundingBox())!, (await heads.nth(1).boundingBox())!]
  expect(Math.abs(one.y - other.y)).toBeLessThan(1)
  expect(other.x).toBeGreaterThan(one.x + one.width - 1)
  const rowOf = (name: string) => table.locator('tbody').filter({ hasText: name }).getByRole('cell').allTextContents()
  const [wild] = funds
  expect(await rowOf('เคยลงลึกสุด')).toEqual([`−${(-wild!.figures!.drawdown!.fall / 100).toFixed(1)} %`, 'แทบไม่ลง'])
  expect(await rowOf('ค่าธรรมเนียมต่อปี')).toEqual(funds.map(({ yearly_fee }) => baht(yearly_fee)))
  expect(await rowOf('กินไป')).toEqual(funds.map((fund) => baht(Math.round((fund.fees_paid + fund.fees_lost) / 100))))
  const labels = await table.getByRole('rowheader').allTextContents()
  expect(labels.slice(0, 2)).toEqual(['ความเสี่ยง', 'เคยลงลึกสุดตั้งแต่เริ่ม'])
  await page.getByText(/ต่างกันมากที่สุดที่ตอนแย่: ดัชนีหุ้นไทย 50 เคยลงถึง/).waitFor()
  await expectAccessible(page)
})

test('the dashboard of a plan begins with what it is worth, what was put in and what comes next, as the books say', async () => {
  const page = await product.openPage({ width: 360, theme: 'dark', storage })
  const { mutualFundAccountDetail: account } = await ask<{ mutualFundAccountDetail: RoboAccountDetail }>(
    `/v2/api/mutualFundAccount/getMutualFundDetail?accountId=${plan}`,
  )
  await page.goto(`${product.origin}/robo/dashboard/${plan}`)
  await wake(page)
  await page.locator('.plan-glance').waitFor()
  expect(await page.locator('.plan-glance dd').allTextContents()).toEqual([baht(account.value), baht(account.put_in)])
  await expectAccessible(page)
})

test('the empty comparison says that all is simulated, and its words lead to the glossary', async () => {
  const page = await product.openPage({ width: 360, theme: 'light', storage })
  await page.goto(`${product.origin}/bank/fund/compare`)
  await wake(page)
  await page.getByText('เลือกสองหรือสามกองทุนก่อน').waitFor()
  await page.getByRole('heading', { level: 1 }).getByText('จำลอง', { exact: true }).waitFor()
  for (const name of ['P15–P85', 'ค่ากลาง'])
    expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toContain('/glossary#')
})

test('a visitor reads on the first page of the bank what protects real deposits, and that koin are none', async () => {
  const page = await product.openPage({ width: 1280, theme: 'light', storage: cookiesAnswered })
  await page.goto(`${product.origin}/bank`)
  await wake(page)
  const part = page.getByRole('region', { name: 'ถ้าเป็นเงินฝากจริง' })
  for (const words of ['ไม่เกิน 1 ล้านบาทต่อคนต่อสถาบัน', '5 ประเภท', 'ไม่คุ้มครองกองทุน', 'koin ในธนาคารจำลองนี้ไม่ใช่เงินฝาก'])
    await part.getByText(words).waitFor()
})
