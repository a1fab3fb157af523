// Every page of money says once what a year is there; where funds are shown or bought the warnings of the regulator stand.
import { expect, test } from 'vitest'
import { freshToken } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
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
