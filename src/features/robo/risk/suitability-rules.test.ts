// The two public tables: held by the portfolios of all levels, and by what the checker says of 10,000 random ones.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFundFile } from '#features/bank/funds/server/fund-file.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { PortfolioFile } from './content.ts'
import { type RoboLevel, roboLevels } from './level-rules.ts'
import { mixOf } from './mix-rules.ts'
import { type CheckedPart, checkPortfolio, plainMix, stepWarning } from './suitability-rules.ts'

const content = new URL('../../../../content/', import.meta.url)
const { funds } = await readFundFile(new URL('funds.json', content))
const { portfolios } = await readContentFile(new URL('robo-portfolios.json', content), PortfolioFile)

const partOf = (code: string, share: number): CheckedPart => {
  const { class: kind, risk, recipe } = funds.find((fund) => fund.code === code)!
  return { code, class: kind, risk, share, mix: mixOf(recipe.weights) }
}
const partsOf = (level: RoboLevel) =>
  portfolios.find((one) => one.level === level)!.parts.map(({ code, share }) => partOf(code, share))

test('the portfolio of each level keeps both tables, and the classes are those of the product', () => {
  const classes = roboLevels.map((level) => {
    expect(checkPortfolio(level, partsOf(level))).toEqual([])
    const sums: Record<string, number> = {}
    for (const part of partsOf(level)) sums[part.class] = (sums[part.class] ?? 0) + part.share / 100
    return sums
  })
  expect(classes).toEqual([
    { money_market: 85, government_bond: 5, fixed_income: 5, equity: 5 },
    { money_market: 17, government_bond: 20, fixed_income: 47, equity: 16 },
    { money_market: 8, government_bond: 10, fixed_income: 30, mixed: 35, equity: 10, alternative: 7 },
    { money_market: 8, fixed_income: 36, equity: 38, alternative: 18 },
    { fixed_income: 24, equity: 66, alternative: 10 },
  ])
})

/** A portfolio after a day: `gains` of its funds by class, in hundredths of a percent; a mixed fund gains by half its equity. */
function afterDay(parts: readonly CheckedPart[], gains: Partial<Record<CheckedPart['class'], number>>): CheckedPart[] {
  const worth = parts.map((part) => (part.share * (10_000 + (gains[part.class] ?? 0))) / 10_000)
  const whole = worth.reduce((sum, one) => sum + one, 0)
  const shares = worth.map((one) => Math.round((one * 10_000) / whole))
  shares[0]! += 10_000 - shares.reduce((sum, one) => sum + one, 0)
  return parts.map((part, at) => ({ ...part, share: shares[at]! }))
}

test('a shipped portfolio keeps a distance from every cap: neither a very good nor a very bad day breaks one', () => {
  const days = {
    'all that is risky rises by 5 %': { equity: 500, sector: 500, alternative: 500, mixed: 250 },
    'equity alone rises by 5 %': { equity: 500, sector: 500, mixed: 250 },
    'alternatives alone rise by 5 %': { alternative: 500 },
    'all that is risky falls by 10 %': { equity: -1_000, sector: -1_000, alternative: -1_000, mixed: -500 },
    'bonds rise by 2 %': { government_bond: 200, fixed_income: 200, mixed: 100 },
  }
  for (const level of roboLevels)
    for (const [day, gains] of Object.entries(days))
      expect(checkPortfolio(level, afterDay(partsOf(level), gains)), `level ${level}: ${day}`).toEqual([])
})

test('a cap that is broken is told in words, with what is there and what may be', () => {
  const more = [partOf('SIM-CASH', 6_000), partOf('SIM-BOND', 2_500), partOf('SIM-THAI50', 1_500)]
  expect(checkPortfolio(1, more)).toEqual([
    expect.objectContaining({ cap: 'ตราสารหนี้ภาคเอกชน', actual: 2_500, limit: 2_000 }),
    expect.objectContaining({
      cap: 'ตราสารทุน',
      text: 'ระดับ 1 เสี่ยงต่ำ: ตราสารทุนมีได้ไม่เกิน 10 % แต่พอร์ตนี้มี 15 %',
    }),
    expect.objectContaining({ table: 'product_level', actual: 4_000, limit: 2_000 }),
  ])
})

test('a product above the level counts in the 20 %, though its asset class has room', () => {
  // A money market fund partly abroad has level 2: at level 1 it is above, and the class does not say so.
  const abroad = [partOf('SIM-CASH', 7_900), partOf('SIM-CASHPLUS', 2_100)]
  expect(checkPortfolio(1, abroad)).toEqual([
    expect.objectContaining({ table: 'product_level', actual: 2_100, text: expect.stringContaining('SIM-CASHPLUS') }),
  ])
  expect(checkPortfolio(1, [partOf('SIM-CASH', 8_000), partOf('SIM-CASHPLUS', 2_000)])).toEqual([])
})

test('shares that are not whole and a fund twice are faults of the whole', () => {
  const twice = [...partsOf(1), partOf('SIM-CASH', 100)]
  expect(checkPortfolio(1, twice).map(({ table, cap }) => [table, cap])).toEqual([
    ['whole', 'sum'],
    ['whole', 'SIM-CASH'],
  ])
})

test('a mixed fund counts by its parts, and by halves where they are not known', () => {
  expect(mixOf({ thai_equity: 2_000, world_equity: 1_000, corporate_bond: 5_000, government_bond: 2_000 })).toEqual({
    debt: 7_000,
    equity: 3_000,
    alternative: 0,
  })
  expect(mixOf(null)).toEqual(plainMix)
})

/** Both tables again, in percent, in another form than the checker's: [short, government, corporate, equity, alternatives]. */
type Row = { short?: number; debt?: number; equity?: [number, number]; alternative: number; highest: number }
const rows: Record<RoboLevel, Row> = {
  1: { alternative: 5, equity: [0, 10], highest: 1 },
  2: { short: 20, debt: 70, equity: [0, 20], alternative: 10, highest: 4 },
  3: { short: 10, debt: 60, equity: [0, 30], alternative: 10, highest: 5 },
  4: { short: 10, debt: 40, equity: [0, 40], alternative: 20, highest: 7 },
  5: { short: 5, debt: 30, equity: [60, 100], alternative: 30, highest: 8 },
}

function keepsBoth(level: RoboLevel, parts: readonly CheckedPart[]): boolean {
  const { short, debt, equity, alternative, highest } = rows[level]
  const sumIn = (percentOf: (part: CheckedPart) => number) =>
    Math.round(parts.reduce((total, part) => total + part.share * percentOf(part), 0)) / 100
  const is = (kind: string) => (part: CheckedPart) => Number(part.class === kind)
  const mixed = (of: 'debt' | 'equity' | 'alternative') => (part: CheckedPart) =>
    part.class === 'mixed' ? part.mix[of] / 10_000 : 0
  const cash = sumIn(is('money_market'))
  const government = sumIn(is('government_bond'))
  const corporate = sumIn((part) => is('fixed_income')(part) + mixed('debt')(part))
  const shares = sumIn((part) => is('equity')(part) + is('sector')(part) + mixed('equity')(part))
  const others = sumIn((part) => is('alternative')(part) + mixed('alternative')(part))
  const bonds = sumIn((part) => is('government_bond')(part) + is('fixed_income')(part) + mixed('debt')(part))
  const first = level !== 1 || (cash + government >= 60 && corporate <= 20)
  const byClass = cash <= (short ?? 100) && bonds <= (debt ?? 100) && others <= alternative
  const inEquity = shares >= equity![0] && shares <= equity![1]
  return first && byClass && inEquity && sumIn(({ risk }) => Number(risk > highest)) <= 20
}

test('10,000 random edited portfolios: the checker says what the tables say', () => {
  const codes = funds.map(({ code }) => code)
  const move = fc.record({
    from: fc.nat(30),
    to: fc.constantFrom(...codes),
    share: fc.integer({ min: 1, max: 4 }).map((n) => n * 250),
  })
  let saved = 0
  fc.assert(
    fc.property(fc.constantFrom(...roboLevels), fc.array(move, { maxLength: 6 }), (level, moves) => {
      const shares = new Map(partsOf(level).map(({ code, share }) => [code, share]))
      for (const { from, to, share } of moves) {
        const code = [...shares.keys()][from % shares.size]!
        const moved = Math.min(share, shares.get(code)!)
        shares.set(code, shares.get(code)! - moved)
        shares.set(to, (shares.get(to) ?? 0) + moved)
      }
      const parts = [...shares].filter(([, share]) => share > 0).map(([code, share]) => partOf(code, share))
      const breaches = checkPortfolio(level, parts)
      expect(breaches.length === 0).toBe(keepsBoth(level, parts))
      for (const { text, actual, limit } of breaches) {
        expect(text).toMatch(/[ก-๛]/)
        expect(actual).not.toBe(limit)
      }
      saved += Number(breaches.length === 0)
    }),
    { numRuns: 10_000 },
  )
  // Both kinds occurred, or the test would prove nothing.
  expect(saved).toBeGreaterThan(500)
  expect(saved).toBeLessThan(9_500)
})

test('a step from the assessed level has a warning, upwards and downwards', () => {
  expect(stepWarning(3, 4)).toContain('เสี่ยงกว่า')
  expect(stepWarning(3, 2)).toContain('เสี่ยงน้อยกว่า')
  expect(stepWarning(3, 3)).toBeNull()
})
