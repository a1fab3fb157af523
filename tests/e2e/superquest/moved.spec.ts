import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import type { Rule } from '#features/superquest/missions/mission-rules.ts'
import { newId } from '#lib/server/new-id.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { aMission, quizDays } from '../../fixtures/quests.ts'
import { aPremium } from '../../fixtures/store.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, keyboard } from '../support/hands.ts'
import { lookWith, ways } from '../support/look.ts'
import { answerRight, leaveMoment, makeQuizOfAllKinds, todaysQuestions } from '../support/quiz.ts'

const product = await openProduct()
await makeQuizOfAllKinds(product)
const ground = { ...product, keys: await openKeys({ db: product.db, clock: () => product.clock.now }) }
const [thumb, keys] = ways as [(typeof ways)[number], (typeof ways)[number]]
const once = (kind: string): Rule => ({ rule: 'count', of: { kinds: [kind] }, times: 1 })

/** A person with a mission under way, on a page that must not be loaded again. */
async function openWith(mission: { title: string; rule: Rule }, path: string, way: (typeof ways)[number], koin = 0) {
  const id = await aMission(ground, mission)
  const person = await product.person({ koin })
  await product.db
    .insertInto('mission_join')
    .values({ user_id: person.id, mission_id: id, joined_at: product.clock.now, done: 0, of: 2, reward_state: 'none' })
    .execute()
  const page = await openAs(person, way)
  await page.goto(path)
  await wake(page)
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }))
  return page
}

async function openAs(person: TestPerson, way: (typeof ways)[number]): Promise<Page> {
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  return product.openPage({ width: way.width, theme: way.theme, storage })
}

const movedOn = (page: Page) => page.getByRole('region', { name: 'ภารกิจที่ขยับเมื่อกี้' })

async function expectSameLoad(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true)
  await product.expectQuiet(page)
}

test('by thumb: the result of the daily quiz says how far the mission is by then', async () => {
  const title = 'ควิซสองวัน'
  const page = await openWith({ title, rule: quizDays(2) }, '/quiz/daily', thumb)
  const hand = finger()
  for (const [i, question] of (await todaysQuestions(product, page)).entries()) {
    await answerRight(page, hand, question)
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }))
  }
  await leaveMoment(page, hand)
  await movedOn(page).getByText(title).waitFor()
  await movedOn(page).getByText('1 จาก 2').waitFor()
  await lookWith(page, thumb)('moved-quiz')
  await expectSameLoad(page)
})

test('by thumb: an article says so below its answer, and leads to the reward once the mission is done', async () => {
  const title = 'อ่านหนึ่งเรื่อง'
  const post = await product.db
    .selectFrom('post')
    .selectAll()
    .where('key', '=', 'emergency-fund')
    .executeTakeFirstOrThrow()
  const page = await openWith({ title, rule: once('post.question.answered') }, '/post/detail/emergency-fund', thumb)
  const hand = finger()
  const { right } = post.question as { right: string }
  const check = page.getByRole('button', { name: 'ตรวจคำตอบ' })
  // Until it is known whether this person has answered, the button is busy, and then the choices stand in their order.
  await check.and(page.locator(':not([data-busy])')).waitFor()
  await hand.pick(page.getByRole('radio', { name: right, exact: true }))
  await hand.press(check)
  await leaveMoment(page, hand)
  await movedOn(page).getByText('1 จาก 1').waitFor()
  await lookWith(page, thumb)('moved-article')
  await hand.press(movedOn(page).getByRole('link', { name: `ไปรับรางวัล ${title}` }))
  await page.waitForURL('/superquest/profile/redeemrewards')
  await page.getByRole('button', { name: `รับรางวัล ${title}` }).waitFor()
  await expectSameLoad(page)
})

test('by keyboard: a wish and a purchase each say which step they moved', async () => {
  const title = 'อยากได้แล้วค่อยแลก'
  const voucher = await aPremium(ground, { type: 'voucher', title: 'บัตรเข้ากิจกรรม', image: '/art/things/pouch.svg' })
  const rule = { rule: 'in_order' as const, rules: [once('wish.added'), once('premium.bought')] }
  const page = await openWith({ title, rule }, `/store/${voucher}`, keys, 20_000)
  const hand = keyboard(page)
  await hand.press(page.getByRole('button', { name: 'เก็บไว้เป็นเป้าหมาย' }))
  await movedOn(page).getByText('ตั้งเป้าออมด้วยการใส่ของในรายการที่อยากได้').waitFor()
  await hand.press(page.getByRole('button', { name: 'แลก 100.00' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'แลก 100.00' }))
  const done = page.getByRole('dialog', { name: 'แลกเรียบร้อย' })
  await movedOn(page).getByText('แลกของในร้าน').first().waitFor()
  await done.getByRole('link', { name: `ไปรับรางวัล ${title}` }).waitFor()
  await lookWith(page, keys)('moved-purchase')
  await expectSameLoad(page)
})

test('both histories colour their items by the place, and each page begins with the first colour', async () => {
  const { db, clock } = product
  const person = await product.person()
  const premium = await aPremium(ground, { title: 'ของในประวัติ', image: '/art/things/pouch.svg' })
  // A page has twelve.
  const count = 14
  const order = (nth: number, source: string | null) => ({
    id: newId(new Date(clock.now.getTime() - nth * 1_000)),
    user_id: person.id,
    premium_id: premium,
    type: 'physical',
    name: `ของชิ้นที่ ${nth}`,
    image: '/art/things/pouch.svg',
    quantity: 1,
    price: source === null ? 100 : 0,
    paid: source === null ? 100 : 0,
    state: 'paid',
    source,
    paid_at: clock.now,
  })
  const rows = Array.from({ length: count }, (_, i) => [order(i, null), order(i + count, `mission:${i}`)]).flat()
  await db
    .insertInto('premium_order')
    .values(rows as never)
    .execute()
  await db.insertInto('order_count').values({ user_id: person.id, orders: count }).execute()
  const page = await openAs(person, thumb)
  const places = () => page.locator('[data-place]').evaluateAll((all) => all.map((one) => one.dataset.place))
  const colours = () =>
    page.locator('[data-place]').evaluateAll((all) => all.map((one) => getComputedStyle(one).borderInlineStartColor))
  for (const path of ['/store/orders', '/superquest/profile/redeemrewards']) {
    await page.goto(path)
    await wake(page)
    await eventually(async () => (await places()).slice(0, 5)).toEqual(['blue', 'red', 'yellow', 'green', 'green'])
    expect(new Set((await colours()).slice(0, 5)).size).toBe(4)
    await lookWith(page, thumb)(path.includes('store') ? 'orders' : 'gifts')
    await finger().press(page.getByRole('link', { name: 'หน้าถัดไป' }).or(page.getByRole('button', { name: 'หน้าถัดไป' })))
    await eventually(places).toEqual(['blue', 'red'])
  }
  await product.expectQuiet(page)
})
