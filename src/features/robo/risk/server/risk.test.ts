// The assessment, the rehearsal and the desk of portfolios over HTTP: what is kept, what is refused, and that nothing moves then.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aPerson, people, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { checkAdminPortfolio, listAdminPortfolios, setAdminPortfolio } from '../admin-contract.ts'
import {
  assessmentResult,
  finishRehearsal,
  listModelPortfolios,
  startRehearsal,
  takeRiskAssessment,
} from '../contract.ts'
import { formQuestions, formVersion } from '../form-rules.ts'
import { requireLevel } from './queries.ts'

const fixture = await openTestbed({ hasContent: true })
const before = fixture.clock.now
beforeEach(() => {
  fixture.clock.now = before
})

const answersOf = (choice: string, other: Record<string, string[]> = {}) =>
  formQuestions.map(({ id }) => ({ question: id as string, choices: other[id] ?? [choice] }))

const form = { version: formVersion, opened_on: '2026-11-21' }

async function assess(who: TestPerson, answers: object[], more: object = {}) {
  const { opened_on } = (await fixture.send(who, takeRiskAssessment, {})).json
  const body = { version: formVersion, opened_on, answers, ...more }
  return fixture.send(who, assessmentResult, { body: body as never })
}

/** The deepest fall and the lowest year's end of a portfolio that is brought back to its shares every 21 market days. */
async function growByHand(parts: readonly { code: string; share: number }[]): Promise<{ fall: number; year: number }> {
  const { rows } = await sql<{ day: string; growth: number[] }>`
    select fund_nav.day, array_agg((nav + dividend)::float8 order by code) as growth from fund_nav
    where code = any (${parts.map(({ code }) => code)}::text[]) group by day order by day`.execute(fixture.db)
  const { rows: navs } = await sql<{ day: string; navs: number[] }>`
    select fund_nav.day, array_agg(nav::float8 order by code) as navs from fund_nav
    where code = any (${parts.map(({ code }) => code)}::text[]) group by day order by day`.execute(fixture.db)
  const shares = parts.toSorted((one, other) => (one.code < other.code ? -1 : 1)).map(({ share }) => share / 10_000)
  let held = [...shares]
  const worth = [1]
  for (let at = 1; at < rows.length; at++) {
    held = held.map((one, nth) => (one * rows[at]!.growth[nth]!) / navs[at - 1]!.navs[nth]!)
    const whole = held.reduce((sum, one) => sum + one, 0)
    worth.push(whole)
    // The years before the bank opened have one market day each business day.
    if (at % 21 === 0) held = shares.map((share) => share * whole)
  }
  let [peak, fall, year] = [1, 0, Number.POSITIVE_INFINITY]
  for (const [at, one] of worth.entries()) {
    peak = Math.max(peak, one)
    fall = Math.min(fall, one / peak - 1)
    if (at >= 252) year = Math.min(year, one / worth[at - 252]!)
  }
  return { fall, year }
}

const saved = async (who: TestPerson) =>
  (await fixture.db.selectFrom('robo_assessment').selectAll().where('user_id', '=', who.id).execute())[0]

test('the form comes without points, and the result says level, reasons and what would change it', async () => {
  const who = await aPerson(fixture)
  const opened = (await fixture.send(who, takeRiskAssessment, {})).json
  expect(opened).toMatchObject({ version: formVersion, mine: null, rehearsal: null })
  expect(JSON.stringify(opened.questions)).not.toContain('points')
  const { json } = await assess(who, answersOf('b', { age: ['d'], experience: ['a', 'c'] }))
  expect(json).toMatchObject({
    assessment: { score: 23, level: 3, valid_until: '2026-12-31', is_valid: true },
    said: 'sell_some',
    level_name: 'เสี่ยงปานกลางค่อนข้างสูง',
    level_before: null,
    points_to: { up: 7, down: 2 },
  })
  expect(json.reasons[0]).toMatchObject({ question: 'age', effect: 3 })
  expect(json.changes.every(({ level }) => level === 2)).toBe(true)
  expect((await fixture.send(who, takeRiskAssessment, {})).json.mine).toEqual(json.assessment)
})

test("the age is the account's: it is not asked, may be left out, and what is sent of it does not count", async () => {
  for (const [age, choice, points] of [
    [15, 'd', 4],
    [34, 'd', 4],
    [35, 'c', 3],
    [45, 'b', 2],
    [55, 'b', 2],
    [56, 'a', 1],
  ] as const) {
    const who = await aPerson(fixture, { age })
    const opened = (await fixture.send(who, takeRiskAssessment, {})).json
    expect(opened.age).toBe(age)
    const given = opened.questions.filter(({ from_account }) => from_account !== null)
    expect(given.map(({ id, from_account }) => [id, from_account])).toEqual([['age', choice]])
    const rest = answersOf('b').filter(({ question }) => question !== 'age')
    const { json } = await assess(who, rest)
    expect(json.assessment.score, `${age} years`).toBe(18 + points)
    expect(json.reasons.find(({ question }) => question === 'age')!.text).toContain('วันเกิดในบัญชี')
    for (const other of ['a', 'd']) {
      const sent = await assess(who, [...rest, { question: 'age', choices: [other] }])
      expect(sent.json.assessment.score).toBe(18 + points)
    }
  }
})

test('of the form score and level are stored and no answer, in no table, also where a key repeats the act', async () => {
  const who = await aPerson(fixture)
  const body = { ...form, answers: answersOf('b', { burden: ['d'], assets: ['a'] }) }
  const keyed = { 'idempotency-key': 'form-1' }
  const replies = [
    await fixture.send(who, assessmentResult, { body }, keyed),
    await fixture.send(who, assessmentResult, { body }, keyed),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[1]!.json.reasons).toEqual(replies[0]!.json.reasons)
  const row = (await saved(who))!
  expect(row).toMatchObject({ score: 23, level: 3, said: null, reasons: [] })
  const begun = (await fixture.send(who, startRehearsal, {})).json
  await fixture.send(who, finishRehearsal, { body: { id: begun.id, acts: [] } }, { 'idempotency-key': 'end-1' })
  const { rows } = await sql<{ words: string }>`
    select coalesce(reply::text, '') as words from idempotency_key where user_id = ${who.id}
    union all select to_jsonb(robo_rehearsal)::text from robo_rehearsal where user_id = ${who.id}
    union all select to_jsonb(robo_assessment)::text from robo_assessment where user_id = ${who.id}`.execute(fixture.db)
  expect(rows.length).toBeGreaterThanOrEqual(3)
  for (const { words } of rows) {
    for (const { id } of formQuestions) expect(words).not.toContain(`"${id}"`)
    expect(words).not.toMatch(/"said": ?"|sell_some|"reasons": ?\[\{/)
  }
})

test('taken again it replaces the one before, and says the level before', async () => {
  const who = await aPerson(fixture)
  await assess(who, answersOf('a'))
  const { json } = await assess(who, answersOf('d'))
  expect(json).toMatchObject({ level_before: 1, assessment: { level: 5 } })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from robo_assessment where user_id = ${who.id}`.execute(fixture.db)
  expect(rows).toEqual([{ count: 1 }])
})

test('half filled, tampered, another form, and one opened last year: told in Thai, and nothing is kept', async () => {
  const who = await aPerson(fixture)
  const half = await assess(who, answersOf('b').slice(0, 7))
  expect(half).toMatchObject({
    status: 422,
    json: { code: 'answers_missing', detail: expect.stringContaining('3 ข้อ') },
  })
  expect(half.json.fields!.map(({ path }) => path)).toEqual(['answers.feeling', 'answers.tolerance', 'answers.fall'])
  const wrong = [
    answersOf('e'),
    answersOf('b', { age: ['a', 'd'] }),
    [...answersOf('b'), { question: 'age', choices: ['d'] }],
    [...answersOf('b'), { question: 'level', choices: ['d'] }],
  ]
  for (const answers of wrong) expect((await assess(who, answers)).json.code).toBe('answers_wrong')
  expect((await assess(who, answersOf('b'), { version: 99 })).json.code).toBe('form_changed')
  expect((await assess(who, answersOf('b'), { opened_on: '2025-12-31' })).json.code).toBe('form_too_old')
  expect((await assess(who, answersOf('b'), { opened_on: '2026-12-31' })).json.code).toBe('answers_wrong')
  expect((await assess(who, answersOf('b'), { answers: 'all' })).json.code).toBe('invalid_input')
  expect(await saved(who)).toBeUndefined()
})

test('it is valid through 31 December in Bangkok; then plans are refused until it is taken again', async () => {
  const who = await aPerson(fixture)
  const need = (level: 1 | 2 | 3 | 4 | 5, isAcknowledged = false) =>
    requireLevel(fixture.db, { userId: who.id, level, isAcknowledged, now: fixture.clock.now })
  await expect(need(2)).rejects.toMatchObject({ code: 'assessment_needed' })
  await assess(who, answersOf('b', { burden: ['a'] }))
  fixture.clock.now = new Date('2026-12-31T23:59:59+07:00')
  expect((await need(2)).level).toBe(2)
  await expect(need(3)).rejects.toMatchObject({ code: 'level_not_acknowledged' })
  expect((await need(3, true)).level).toBe(2)
  await expect(need(4, true)).rejects.toMatchObject({ code: 'level_too_far' })
  fixture.clock.now = new Date('2027-01-01T00:00:00+07:00')
  await expect(need(2)).rejects.toMatchObject({ code: 'assessment_expired', message: expect.stringContaining('2569') })
})

test('portfolios say which one may be had, with the warning of a step and both sources', async () => {
  const who = await aPerson(fixture)
  const first = (await fixture.send(who, listModelPortfolios, {})).json
  expect(first.items.map(({ step }) => step)).toEqual([null, null, null, null, null])
  await assess(who, answersOf('b', { burden: ['a'] }))
  const { items, sources } = (await fixture.send(who, listModelPortfolios, {})).json
  expect(items.map(({ step }) => step)).toEqual(['near', 'same', 'near', 'far', 'far'])
  expect(items[2]!.warning).toContain('เสี่ยงกว่า')
  expect(items.every(({ parts }) => parts.reduce((sum, { share }) => sum + share, 0) === 10_000)).toBe(true)
  // Level 5: 41 % of 50 hundredths and 5 % of 75 and 25 are paid at the front, rounded.
  expect(items[4]).toMatchObject({ front_fee: 26, version: 1 })
  // The past of each level, made again from its funds' own days.
  const byHand = await growByHand(items[3]!.parts)
  expect(items[3]!.past!.fall.rate).toBe(Math.round(byHand.fall * 10_000))
  expect(Math.abs(items[3]!.past!.worst_year.rate - Math.round((byHand.year - 1) * 10_000))).toBeLessThanOrEqual(1)
  const falls = items.map(({ past }) => past!.fall.rate)
  expect(falls.toSorted((one, other) => other - one)).toEqual(falls)
  expect(items.every(({ past }) => past!.fall.rate < 0 && past!.worst_year.rate < 500)).toBe(true)
  // Of one's own sum, which is what a purse begins with before it is opened: whole baht, from the rates above.
  expect(first.own_sum).toBe(1_000_000)
  for (const { past, past_of_own: own } of items) {
    expect(Math.abs(own!.year_end - (1_000_000 + past!.worst_year.rate * 100))).toBeLessThanOrEqual(50)
    expect(Math.abs(own!.fallen + past!.fall.rate * 100)).toBeLessThanOrEqual(50)
    expect([own!.year_end % 100, own!.fallen % 100]).toEqual([0, 0])
  }
  expect(sources.map(({ href }) => new URL(href).host)).toEqual(['market.sec.or.th', 'www.scbam.com'])
})

test('a rehearsal needs an assessment, tells what one did, and ends once', async () => {
  const who = await aPerson(fixture)
  expect((await fixture.send(who, startRehearsal, {})).json.code).toBe('assessment_needed')
  await assess(who, answersOf('c'))
  const begun = (await fixture.send(who, startRehearsal, {})).json
  expect(begun.steps).toHaveLength(36)
  const finish = (id: string, acts: object[]) =>
    fixture.send(who, finishRehearsal, { body: { id, acts: acts as never } })
  const steps = [{ step: 12, act: 'sell_all' }]
  expect((await finish(begun.id, [...steps, ...steps])).json.code).toBe('rehearsal_wrong')
  const { json } = await finish(begun.id, steps)
  expect(json).toMatchObject({ id: begun.id, did: 'sell_all' })
  expect((await finish(begun.id, [])).json).toEqual(json)
  expect((await fixture.send(who, takeRiskAssessment, {})).json.rehearsal).toEqual(json)
  const again = (await fixture.send(who, startRehearsal, {})).json
  expect(again.path).not.toBe(begun.path)
  expect((await finish(begun.id, [])).json).toEqual(json)
  const other = await aPerson(fixture)
  expect((await fixture.send(other, finishRehearsal, { body: { id: again.id, acts: [] } })).json.code).toBe(
    'rehearsal_not_found',
  )
})

test('many at once: one assessment and one rehearsal a person', async () => {
  const who = await aPerson(fixture)
  const all = await Promise.all(['a', 'b', 'c', 'd', 'a', 'b'].map((choice) => assess(who, answersOf(choice))))
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  const begun = await Promise.all(Array.from({ length: 4 }, () => fixture.send(who, startRehearsal, {})))
  const { rows } = await sql<{ rounds: number }>`
    select rounds from robo_rehearsal where user_id = ${who.id}`.execute(fixture.db)
  expect(rows).toEqual([{ rounds: 4 }])
  const ended = await Promise.all(
    begun.map(({ json }) => fixture.send(who, finishRehearsal, { body: { id: json.id, acts: [] } })),
  )
  expect(ended.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('staff checks and sets a portfolio under a version; what breaks a cap is refused in words', async () => {
  const [staff, other] = await people(fixture, 2, { roles: ['finance'] })
  const pupil = await aPerson(fixture)
  expect((await fixture.send(pupil, listAdminPortfolios, {})).status).toBe(403)
  const { items, funds } = (await fixture.send(staff!, listAdminPortfolios, {})).json
  expect(items.every(({ breaches, version }) => breaches.length === 0 && version === 1)).toBe(true)
  expect(funds).toHaveLength(22)
  const risky = [
    { code: 'SIM-CASH', share: 5_000 },
    { code: 'SIM-THAI50', share: 5_000 },
  ]
  const { json: checked } = await fixture.send(staff!, checkAdminPortfolio, { body: { level: 1, parts: risky } })
  expect(checked.breaches.map(({ table }) => table)).toEqual(['asset_class', 'asset_class', 'product_level'])
  const set = (parts: object[], version = 1, level = 1) =>
    fixture.send(other!, setAdminPortfolio, { body: { level, version, parts, reason: 'ปรับตามตลาด' } as never })
  const refused = await set(risky)
  expect(refused).toMatchObject({ status: 422, json: { code: 'portfolio_breaks' } })
  expect(refused.json.fields).toHaveLength(3)
  expect((await set([{ code: 'SIM-NONE', share: 10_000 }])).json.code).toBe('portfolio_fund_unknown')
  expect((await set([{ code: 'SIM-CASH', share: 9_999 }])).json.code).toBe('portfolio_breaks')
  const calm = [
    { code: 'SIM-CASH', share: 9_000 },
    { code: 'SIM-GOV3', share: 1_000 },
  ]
  expect((await set(calm)).json).toMatchObject({
    version: 2,
    versions: [{ version: 2, made_by: other!.id }, { version: 1 }],
  })
  expect((await set(calm)).json.code).toBe('portfolio_changed')
  const { json } = await fixture.send(pupil, listModelPortfolios, {})
  expect(json.items[0]).toMatchObject({ version: 2, parts: [{ code: 'SIM-CASH' }, { code: 'SIM-GOV3' }] })
})

test('two staff at once: one version', async () => {
  const staff = await people(fixture, 2, { roles: ['finance'] })
  const parts = [
    { code: 'SIM-CASH', share: 1_900 },
    { code: 'SIM-GOV10', share: 2_100 },
    { code: 'SIM-BOND', share: 4_500 },
    { code: 'SIM-WORLD', share: 1_500 },
  ]
  const body = { level: 2 as const, version: 1, parts, reason: 'พร้อมกัน' }
  const done = await Promise.all(staff.map((one) => fixture.send(one, setAdminPortfolio, { body })))
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an empty form and a form of nobody are refused before anything is read', async () => {
  expect((await fixture.send(null, assessmentResult, { body: { ...form, answers: [] } })).status).toBe(401)
  const who = await aPerson(fixture)
  const { json } = await fixture.send(who, assessmentResult, { body: { ...form, answers: [] } })
  expect(json).toMatchObject({ code: 'answers_missing', detail: expect.stringContaining('9 ข้อ') })
})
