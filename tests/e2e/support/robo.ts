import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { runBankEndOfDay } from '#features/bank/deposits/server/end-of-day-commands.ts'
import { runFundEndOfDays } from '#features/bank/fund-orders/server/end-of-day-commands.ts'
import { lookAtAccounts } from '#features/robo/accounts/server/review/end-of-day-commands.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import type { Product } from '../../support/product.ts'
import { wake } from './browser.ts'

/** A session that is renewed: days have passed. */
export const renewed = /401 \(Unauthorized\)/

/** Reloads after what was typed or chosen has come to rest in this entry of the history. */
export async function reloadSaved(page: Page, value: string): Promise<void> {
  await page.waitForFunction((saved) => JSON.stringify(history.state?.usr ?? null).includes(saved), value)
  await page.reload()
  await wake(page)
}

type Form = { version: number; opened_on: string; questions: { id: string }[] }
const noProjector = { project: async () => null, warm: async () => {}, close: async () => {} }

/** What journeys of the robo-adviser share: moments, assessments, and plans that are open already. */
export function newRoboJourney({ db, clock, origin }: Product) {
  /** Moves the clock to a moment in Bangkok, and lets the nights of bank and funds pass. */
  async function goToMoment(moment: string): Promise<void> {
    clock.now = new Date(`${moment}+07:00`)
    await runBankEndOfDay(db, clock.now)
    await runFundEndOfDays(db, clock.now)
  }

  /** Lets the evening's job look at all accounts, without projections. */
  const lookAround = () => lookAtAccounts(db, noProjector, clock.now)

  /** Calls the API as a person. */
  async function callAs<T>({ token }: TestPerson, method: string, path: string, body?: object): Promise<T> {
    const isForm = body instanceof FormData
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm ? { 'idempotency-key': crypto.randomUUID() } : { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    expect(reply.status).toBe(200)
    return (await reply.json()) as T
  }

  /** An assessment whose answers all give the same points (a: 1 … d: 4); with b the burden less, since the account's age gives 4. */
  async function assess(person: TestPerson, choice: string): Promise<void> {
    const path = '/v2/api/mutualFundRiskAssessment'
    const { version, opened_on, questions } = await callAs<Form>(person, 'GET', `${path}/takeRiskAssessment`)
    const answers = questions.map(({ id }) => ({
      question: id,
      choices: [id === 'burden' && choice === 'b' ? 'a' : choice],
    }))
    await callAs(person, 'POST', `${path}/assessmentResult`, { version, opened_on, answers })
  }

  /** A plan of level 2 with 5,000.00 baht and instalments of 500.00 on day 15 → its account's id. */
  async function openPlan(person: TestPerson, name: string): Promise<string> {
    const { items } = await callAs<{ items: { type: string; version: number }[] }>(
      person,
      'GET',
      '/v2/api/mutualFundPolicy',
    )
    const plan = {
      name,
      picture: 'study',
      goal_amount: 3_000_000,
      horizon: 24,
      start_amount: 500_000,
      monthly: 50_000,
      level: 2,
      is_level_acknowledged: false,
      dca_day: 15,
      policies: items.map(({ type, version }) => ({ type, version })),
    }
    const body = new FormData()
    body.set('plan', JSON.stringify(plan))
    const path = '/v2/api/mutualFundAccount/openMutualFund'
    return (await callAs<{ account: { id: string } }>(person, 'POST', path, body)).account.id
  }

  return { goToMoment, lookAround, callAs, assess, openPlan }
}
