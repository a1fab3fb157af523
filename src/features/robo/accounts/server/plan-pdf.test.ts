import { expect, test } from 'vitest'
import { aPerson } from '#tests/fixtures/people.ts'
import { newRoboFixture } from '#tests/fixtures/robo.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { documentOfPlan, planPdfPath } from '../document-rules.ts'

const fixture = await openTestbed({ hasContent: true })
const { goTo, anInvestor, anAccount, detail } = newRoboFixture(fixture)

test('the PDF of a plan is a file of its owner alone', async () => {
  await goTo('2026-12-02T10:00')
  const who = await anInvestor(3)
  const accountId = await anAccount(who, { start_amount: 200_000 })
  const get = async (one: { token: string } | null, id: string) =>
    fixture.http.inject({
      url: `${planPdfPath}?accountId=${id}`,
      headers: one ? { authorization: `Bearer ${one.token}` } : {},
    })
  const paper = await get(who, accountId)
  expect(paper.headers['content-disposition']).toBe(
    `attachment; filename="koinklass-plan-${accountId.slice(0, 8)}-2026-12-02.pdf"`,
  )
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const other = await aPerson(fixture)
  expect((await get(other, accountId)).json()).toMatchObject({ code: 'robo_account_not_found' })
  expect((await get(null, accountId)).statusCode).toBe(401)
  expect((await get(who, 'x')).statusCode).toBe(404)
  // The paper tells what the dashboard tells.
  const {
    mutualFundAccountDetail: account,
    mutualFundPlanDetail: plan,
    transactionLogs: logs,
  } = await detail(who, accountId)
  const words = JSON.stringify(documentOfPlan({ account, plan, logs }))
  for (const told of ['2,000.00', 'เปิดแผนและลงทุนครั้งแรก', ...account.holdings.map(({ name }) => name)])
    expect(words).toContain(told)
})
