// What a fund's sheet says is what the engine does: words of content/funds.json and lines made of the recipe, against recipe and past.
import { expect, test } from 'vitest'
import { firstClock } from '#features/bank/clock/clock-rules.ts'
import { type AssetClass, behaviours } from '#features/bank/nav/market-rules.ts'
import { monthsBegunIn } from '#features/bank/nav/nav-rules.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { detailFund, type FundView, showFundNav } from '../contract.ts'
import { sheetRows } from '../web/show-sheet.ts'
import { readFundFile } from './fund-file.ts'

const fixture = await openTestbed({ hasContent: true })
const { funds } = await readFundFile(new URL('../../../../../content/funds.json', import.meta.url))
const view = async (code: string): Promise<FundView> =>
  (await fixture.send(null, detailFund, { query: { type: code } })).json
const percent = (share: number) => `${share / 100} %`

test.each(funds.map(({ code }) => code))('%s: no sentence stands twice on its sheet', async (code) => {
  const fund = await view(code)
  const rows = sheetRows(fund)
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
  // Thai sentences end with a space; short ones are words of a list.
  const phrases = [fund.summary, ...rows.map(({ text }) => text)].flatMap((text) =>
    text.split(' ').filter((phrase) => phrase.length > 12),
  )
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
})

/** The first day of the second recipe. */
const firstOfBank = '2026-11-01'

test('dividends: months, share and the floor of ten baht are the recipe’s, and were paid so in the shown past', async () => {
  const months = [
    'มกราคม',
    'กุมภาพันธ์',
    'มีนาคม',
    'เมษายน',
    'พฤษภาคม',
    'มิถุนายน',
    'กรกฎาคม',
    'สิงหาคม',
    'กันยายน',
    'ตุลาคม',
    'พฤศจิกายน',
    'ธันวาคม',
  ]
  for (const { code, recipe, dividend_text: text } of funds) {
    const { facts } = await view(code)
    expect(facts!.dividend).toEqual(recipe.dividend)
    const { json } = await fixture.send(null, showFundNav, { query: { type: code, range: 'all' } })
    if (!recipe.dividend) {
      expect([text, json.dividends]).toEqual([null, []])
      continue
    }
    const told = months.flatMap((name, at) => (text!.includes(name) ? [at + 1] : []))
    expect(told).toEqual(recipe.dividend.months)
    expect(text).toContain(`ไม่เกิน ${percent(recipe.dividend.share)} ของราคา และไม่ทำให้ราคาต่ำกว่า 10 บาท`)
    expect(json.dividends.length).toBeGreaterThan(2)
    for (const { day, amount } of json.dividends) {
      // The years before the bank opened go by the calendar, later days by the months of the bank.
      const begun = day < firstOfBank ? [Number(day.slice(5, 7))] : monthsBegunIn(firstClock, addDays(day, -7), day)
      expect(
        recipe.dividend.months.some((month) => begun.includes(month)),
        `${code} ${day}`,
      ).toBe(true)
      const { nav } = await fixture.db
        .selectFrom('fund_nav')
        .select('nav')
        .where('code', '=', code)
        .where('day', '=', day)
        .executeTakeFirstOrThrow()
      expect(nav).toBeGreaterThanOrEqual(100_000)
      expect(amount).toBeLessThanOrEqual(((nav + amount) * recipe.dividend.share) / 10_000)
    }
  }
})

test('hedging: the label and the words say the share of dollars that the recipe holds', async () => {
  for (const { code, recipe, currency, currency_text: text } of funds) {
    const unhedged = recipe.weights.dollar ?? 0
    const fund = await view(code)
    expect([fund.facts!.unhedged, fund.currency], code).toEqual([unhedged, currency])
    expect(currency === 'partly', code).toBe(unhedged > 0)
    if (unhedged > 0) expect(text).toContain(`ดอลลาร์ที่ไม่ป้องกันค่าเงิน ${percent(unhedged)}`)
    else expect(text, code).not.toMatch(/%|บางส่วน|เกือบ|ครึ่ง/)
  }
})

/** What the parts of a sheet are in the model. */
const classOf: Record<string, AssetClass> = {
  เงินฝากและตั๋วเงินคลัง: 'cash',
  ตราสารหนี้ระยะสั้นของธนาคาร: 'cash',
  ตั๋วเงินคลังและเงินฝาก: 'cash',
  ตั๋วเงินคลัง: 'cash',
  เงินฝาก: 'cash',
  เงินสด: 'cash',
  ตลาดเงินในประเทศ: 'cash',
  เงินฝากต่างประเทศ: 'foreign_cash',
  พันธบัตรระยะสั้น: 'government_bond',
  พันธบัตรรัฐบาล: 'government_bond',
  พันธบัตรรัฐบาลอายุยาว: 'government_bond',
  หุ้นกู้ระยะสั้น: 'corporate_bond',
  หุ้นกู้บริษัท: 'corporate_bond',
  หุ้นกู้ต่างประเทศ: 'corporate_bond',
  หุ้นกู้: 'corporate_bond',
  ดอลลาร์: 'dollar',
  ดอลลาร์ที่ไม่ป้องกัน: 'dollar',
  หุ้นไทย: 'thai_equity',
  'หุ้นไทย 50 ตัว': 'thai_equity',
  หุ้นไทยที่เลือก: 'thai_equity',
  หุ้นไทยปันผล: 'thai_equity',
  หุ้นโลก: 'world_equity',
  หุ้นต่างประเทศ: 'world_equity',
  หุ้นเทคโนโลยี: 'technology',
  หุ้นสุขภาพ: 'health',
  หุ้นธนาคาร: 'thai_banks',
  ทองคำ: 'gold',
  สัญญาล่วงหน้าโภคภัณฑ์: 'commodities',
  อสังหาริมทรัพย์: 'property',
  กองอสังหาริมทรัพย์: 'property',
}
const foreign: readonly string[] = [
  'foreign_cash',
  'world_equity',
  'technology',
  'health',
  'gold',
  'commodities',
  'dollar',
]

test('parts, shares abroad and rebalancing are the recipe’s', async () => {
  for (const { code, recipe, parts, abroad } of funds) {
    const sums: Record<string, number> = {}
    for (const { name, share } of parts) {
      expect(classOf[name], `${code} ${name}`).toBeDefined()
      sums[classOf[name]!] = (sums[classOf[name]!] ?? 0) + share
    }
    expect(sums, code).toEqual(recipe.weights)
    const outside = Object.entries(recipe.weights).reduce(
      (sum, [name, share]) => sum + (foreign.includes(name) ? share : 0),
      0,
    )
    // Its bonds are of other countries; the model has one class of corporate bonds.
    expect(abroad, code).toBe(code === 'SIM-BONDWORLD' ? 10_000 : outside)
    const fund = await view(code)
    expect(fund.facts).toMatchObject({ abroad, is_rebalanced: Object.keys(recipe.weights).length > 1 })
    // The recipe's shares hold at the beginning of each market day: no sheet names another rhythm.
    expect(JSON.stringify([fund.summary, fund.policy, fund.sheet])).not.toMatch(/ปรับสัดส่วน/)
  }
})

test('the worst year and the deepest fall on the sheet are those of the shown past', async () => {
  for (const { code } of funds) {
    const fund = await view(code)
    const { json } = await fixture.send(null, showFundNav, { query: { type: code, range: 'all' } })
    expect(json.drawdown).toEqual(fund.figures!.drawdown)
    const row = sheetRows(fund).find(({ title }) => title.startsWith('เคยแย่แค่ไหน'))!
    const year = (fund.figures!.worst_year!.end - 100_000) / 1_000
    expect(row.text).toContain(`${Math.abs(year).toFixed(1)} %`)
    expect(row.text).toContain(year < 0 ? 'ลดลง' : 'ยังโต')
    const fall = Math.abs(json.drawdown!.fall / 100).toFixed(1)
    expect(row.text).toContain(fall === '0.0' ? 'แทบไม่เคยลงจากจุดสูงสุด' : `และเคยลงจากจุดสูงสุด ${fall} %`)
  }
})

test('the benchmark has a name that says what it is made of, and a line of its own on the chart', async () => {
  for (const { code, benchmark, benchmark_weights: weights } of funds) {
    const told = [...benchmark.matchAll(/(\d+) %/g)].map(([, share]) => Number(share) * 100)
    const shares = Object.values(weights)
    expect(told.length === 0 ? [10_000] : told.toSorted(), code).toEqual(shares.toSorted())
    const { json } = await fixture.send(null, showFundNav, { query: { type: code, range: '5y' } })
    expect(json.benchmark!.name).toBe(benchmark)
    expect(json.points[0]!.benchmark).toBe(json.points[0]!.nav)
    const [first, last] = [json.points[0]!, json.points.at(-1)!]
    expect(json.benchmark!.change).toBeCloseTo((last.benchmark! / first.benchmark! - 1) * 10_000, -1)
    expect(last.with_dividends / first.nav).toBeCloseTo(last.growth / 100_000, 3)
    if (json.dividends.length === 0) expect(last.with_dividends).toBe(last.nav)
  }
})

test('what one pays beside the benchmark is the fee: a fund of one class without a shock of its own lies below it by that', async () => {
  const { json } = await fixture.send(null, showFundNav, { query: { type: 'SIM-CASH', range: 'all' } })
  const [first, last] = [json.points[0]!, json.points.at(-1)!]
  const years = (Date.parse(last.day) - Date.parse(first.day)) / (365 * 86_400_000)
  const fee = funds.find(({ code }) => code === 'SIM-CASH')!.yearly_fee / 10_000
  expect(last.nav / last.benchmark!).toBeCloseTo((1 - fee / 365) ** (365 * years), 3)
})

test('claims in a sheet’s own words hold in the model and in the shown past; figures of falls stand in the lines that are made', async () => {
  for (const { code, summary, sheet } of funds)
    expect(JSON.stringify([summary, sheet]), code).not.toMatch(/(ติดลบ|ตก|ลดลง|หายไป)[^"]*(\d|หนึ่งใน|ครึ่ง)/)
  const fundOf = (code: string) => funds.find((fund) => fund.code === code)!
  const says = (code: string, words: string) => expect(JSON.stringify(fundOf(code)), code).toContain(words)
  const worst = async (code: string) => 100_000 - (await view(code)).figures!.worst_year!.end
  says('SIM-OIL', 'เหวี่ยงแรงที่สุดในบรรดากองทั้งหมด')
  const swings = await Promise.all(funds.map(async ({ code }) => (await view(code)).facts!.usual_swing))
  expect((await view('SIM-OIL')).facts!.usual_swing).toBe(Math.max(...swings))
  says('SIM-THAIGROW', 'ค่าธรรมเนียมสูงกว่ากองดัชนีเกือบสามเท่า')
  const times = fundOf('SIM-THAIGROW').yearly_fee / fundOf('SIM-THAI50').yearly_fee
  expect(times > 2.7 && times < 3).toBe(true)
  says('SIM-THAIDIV', 'ปีวิกฤตก็ตกเกือบเท่าหุ้นทั่วไป')
  expect((await worst('SIM-THAIDIV')) / (await worst('SIM-THAI50'))).toBeGreaterThan(0.85)
  says('SIM-PROPERTY', 'เมื่อตลาดเข้าวิกฤต กองนี้ลงพร้อมกับหุ้น')
  const { property, thai_equity: shares, government_bond: bonds } = behaviours
  expect(Math.min(property.shock, property.swings.crisis.growth)).toBeGreaterThan(80)
  expect(shares.shock).toBe(100)
  says('SIM-GOV10', 'มักสวนทางกับหุ้นในช่วงตกใจ')
  expect(Math.max(bonds.shock, bonds.swings.crisis.growth)).toBeLessThan(0)
  says('SIM-GOLD', 'มีช่วงที่ทองซึมหลายปี')
  const { from, to } = (await view('SIM-GOLD')).figures!.drawdown!
  expect(Number(to.slice(0, 4)) - Number(from.slice(0, 4))).toBeGreaterThan(2)
})
