import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import type { Endpoint } from '#lib/contract.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { act } from '../../fixtures/quests.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered } from './browser.ts'
import type { Hand } from './hands.ts'
import { ways } from './look.ts'
import { makeQuizOfAllKinds } from './quiz.ts'

export const picture = '/art/things/pouch.svg'
/** By thumb on a phone, and by keyboard on a wide screen. */
export const [thumb, keys] = ways as [(typeof ways)[number], (typeof ways)[number]]

/** What journeys of Super Quest share, over one product. */
export async function openQuest() {
  const product = await openProduct()
  await makeQuizOfAllKinds(product)
  const ground = { ...product, keys: await openKeys({ db: product.db, clock: () => product.clock.now }) }

  async function openAs(person: TestPerson, way: (typeof ways)[number]): Promise<Page> {
    const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
    return product.openPage({ width: way.width, theme: way.theme, storage })
  }

  const cardOf = (page: Page, title: string) => page.locator('.mission-card').filter({ hasText: title })
  const daily = (person: TestPerson, day: string) => act(ground, person.id, 'quiz.daily.answered', { day })

  /** A list shows its first six. */
  async function showAll(page: Page, hand: Hand): Promise<void> {
    const more = page.getByRole('main').getByRole('button', { name: /^ดูเพิ่มอีก/ })
    await page.locator('.mission-card').first().waitFor()
    while ((await more.count()) > 0) await hand.press(more.first())
  }

  async function ship({ id }: TestPerson): Promise<void> {
    const parcel = { carrier: 'flash', tracking: 'TH0123456789' }
    await product.db.updateTable('order_parcel').set(parcel).where('user_id', '=', id).execute()
  }

  async function send({ token }: TestPerson, method: Endpoint['method'], path: string, body: unknown): Promise<void> {
    const reply = await fetch(product.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    expect([reply.status, reply.ok ? '' : await reply.text()]).toEqual([200, ''])
  }

  return { product, ground, openAs, cardOf, daily, showAll, ship, send }
}
