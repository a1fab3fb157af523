import { expect, test } from 'vitest'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { createKrazyDay } from '#features/superquest/krazy-day/admin-contract.ts'
import { settleKrazyDays } from '#features/superquest/krazy-day/server/settle-commands.ts'
import type { Rule } from '#features/superquest/missions/mission-rules.ts'
import { skills } from '#kit/skills.ts'
import { koin } from '#lib/money.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { shapeOf } from '../../../scripts/content/mission-rules.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { act } from '../../fixtures/quests.ts'
import { anAddress, aPremium } from '../../fixtures/store.ts'
import { wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, keyboard } from '../support/hands.ts'
import { lookWith } from '../support/look.ts'
import { keys, openQuest, picture, thumb } from '../support/quest.ts'
import { answerRight, leaveMoment, todaysQuestions } from '../support/quiz.ts'

const { product, ground, openAs, cardOf, showAll, send } = await openQuest()

test('staff sets the big prize, and somebody with all five skills takes it', async () => {
  await product.db.deleteFrom('big_prize').execute()
  await aPremium(ground, { title: 'กล่องเครื่องมือวางแผน', image: picture })
  const staff = await product.person({ roles: ['editor'] })
  const page = await openAs(staff, keys)
  const hand = keyboard(page)
  const look = lookWith(page, keys)
  await page.goto('/admin/big-prizes')
  await wake(page)
  const form = page.getByRole('region', { name: 'ตั้งรางวัลใหญ่' })
  await hand.press(form.locator('summary'))
  await hand.fill(form.getByLabel('ชื่อรางวัล'), 'ชุดนักวางแผน')
  await hand.fill(form.getByLabel('คำอธิบายสั้น ๆ'), 'ชุดเดียวของปี')
  await form.getByLabel('ของ', { exact: true }).selectOption({ label: 'กล่องเครื่องมือวางแผน (10)' })
  await hand.fill(form.getByLabel('มูลค่าจริงต่อชิ้น'), '1500')
  const local = (days: number) =>
    new Date(product.clock.now.getTime() + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 16)
  await form.getByLabel('เปิดให้แลก').fill(local(-1))
  await form.getByLabel('ปิดรอบ').fill(local(30))
  await hand.press(form.getByRole('button', { name: 'ตั้งรางวัลใหญ่' }))
  await form.getByRole('alert').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('value_baht')
  await hand.fill(form.getByLabel('มูลค่าจริงต่อชิ้น'), '900')
  await hand.press(form.getByRole('button', { name: 'ตั้งรางวัลใหญ่' }))
  await page.getByText(/^ชุดนักวางแผน รอคนที่สองตรวจ/).waitFor()
  await page.getByText('รับไปแล้ว 0 จาก 1 ชิ้น').waitFor()
  await look('staff-prize')
  await product.expectQuiet(page, { except: /status of 422/ })
  const second = await openAs(await product.person({ roles: ['editor'] }), keys)
  await second.goto('/admin/proposals')
  await wake(second)
  const proposal = second.getByRole('listitem').filter({ hasText: 'ชุดนักวางแผน' })
  await keyboard(second).press(proposal.getByRole('button', { name: 'ยืนยันให้มีผล' }))
  await proposal.waitFor({ state: 'detached' })
  await product.expectQuiet(second)

  const pupil = await product.person()
  const points = Object.fromEntries(skills.map((skill) => [skill, 200]))
  const reason = { userId: pupil.id, points, cause: 'test', title: 'ทดสอบ', href: null, now: product.clock.now }
  await product.db.transaction().execute((tx) => giveSkillPoints(tx, reason))
  await send(pupil, 'POST', '/v2/api/store/address', anAddress)
  const own = await openAs(pupil, thumb)
  await own.goto('/superquest/profile/redeemrewards#big-prize')
  await wake(own)
  const prize = own.getByRole('region', { name: 'รางวัลใหญ่' })
  await finger().press(prize.getByRole('button', { name: 'รับรางวัลใหญ่' }))
  await finger().press(own.getByRole('dialog').getByRole('button', { name: 'รับ กล่องเครื่องมือวางแผน' }))
  await prize.getByText('คุณรับรางวัลใหญ่รอบนี้แล้ว').waitFor()
})

test('Krazy Day on a phone: asking in the first half hour takes nothing, and early is not better', async () => {
  const opens = new Date(startOfBangkokDay('2026-12-05').getTime() + 10 * 3_600_000)
  const before = product.clock.now
  // The days of the content stand on the same Saturdays.
  await product.db.updateTable('krazy_day').set({ cancelled_at: before }).execute()
  const gift = await aPremium(ground, { title: 'หมวกแก๊ป', stock: 5, image: picture })
  const staff = await product.person({ roles: ['editor'] })
  const at = (hours: number) => new Date(opens.getTime() + hours * 3_600_000).toISOString()
  const day = { title: 'วันตลาดนัด', summary: 'ของดีหนึ่งอย่าง', gift, stock: 5, opens_at: at(0), ends_at: at(6) }
  await send(staff, 'POST', createKrazyDay.path, { ...day, price: koin(5_000) })
  product.clock.now = new Date(opens.getTime() + 5 * 60_000)
  try {
    const person = await product.person({ koin: 20_000 })
    await send(person, 'POST', '/v2/api/store/address', anAddress)
    const page = await openAs(person, thumb)
    const hand = finger()
    const look = lookWith(page, thumb)
    await page.goto('/superquest/krazy-day')
    await wake(page)
    const card = page.locator('.krazy-card').filter({ hasText: day.title })
    await card.getByText('ขอก่อนหรือหลังไม่ต่างกัน').waitFor()
    await look('krazy')
    await hand.press(card.getByRole('button', { name: 'ขอแลก 50.00 koin' }))
    const sheet = page.getByRole('dialog', { name: 'ขอแลก หมวกแก๊ป ไหม' })
    await sheet.getByText('หัก koin เมื่อได้ของเท่านั้น').waitFor()
    await look('krazy-sheet')
    await hand.press(sheet.getByRole('button', { name: 'ขอแลก 50.00 koin' }))
    await card.getByRole('status').filter({ hasText: 'ส่งคำขอแล้ว' }).waitFor()
    await page.getByRole('link', { name: 'คุณมี 200.00 koin' }).waitFor()
    expect(await card.getByRole('button').count()).toBe(0)
    product.clock.now = new Date(opens.getTime() + 31 * 60_000)
    await settleKrazyDays(product.db, product.clock.now)
    await page.reload()
    await card.getByRole('status').filter({ hasText: 'คุณได้ของชิ้นนี้แล้ว' }).waitFor()
    await page.getByRole('link', { name: 'คุณมี 150.00 koin' }).waitFor()
    await look('krazy-given')
    // The token of half an hour ago is renewed.
    await product.expectQuiet(page, { except: /status of 401/ })
  } finally {
    product.clock.now = before
  }
})

test('staff writes a mission of a rule that no other has, sees its sentence as it grows, and a pupil completes it', async () => {
  const staff = await product.person({ roles: ['editor'], name: 'พี่ทำภารกิจ' })
  const page = await openAs(staff, keys)
  const look = lookWith(page, keys)
  const hand = keyboard(page)
  await page.goto('/admin/quests/edit')
  await wake(page)
  const title = 'แชร์แล้วตอบ'
  await hand.fill(page.getByLabel('ชื่อภารกิจ'), title)
  await hand.fill(page.getByLabel('สรุปสั้น ๆ'), 'แชร์เรื่องหนึ่ง แล้วตอบควิซหนึ่งวัน')
  await hand.fill(page.getByLabel('ทำแล้วได้เรียนรู้อะไร'), 'เล่าให้เพื่อนฟังทำให้จำได้นานกว่า')
  await page.getByLabel('ทำอย่างไร').selectOption('in_order')
  const goal = (n: number) => page.getByRole('group', { name: `ข้อ ${n}` })
  await goal(1).getByLabel('กิจกรรม').selectOption('post.shared')
  await goal(1).getByLabel('จำนวน', { exact: true }).fill('1')
  await goal(2).getByLabel('กิจกรรม').selectOption('quiz.daily.answered')
  await goal(2).getByLabel('นับแบบไหน').selectOption('distinct_days')
  await goal(2).getByLabel('จำนวน', { exact: true }).fill('1')
  await goal(2).getByText('วัน', { exact: true }).waitFor()
  const sentence = page.getByRole('region', { name: 'ประโยคที่สมาชิกเห็น' }).getByRole('status')
  await eventually(async () => (await sentence.textContent()) ?? '').toMatch(/แชร์.*ควิซประจำวัน/)
  // More would have to be agreed to by a second person.
  await page.getByLabel('จำนวนรางวัล').fill('10')
  const now = product.clock.now.getTime()
  const local = (days: number) => new Date(now + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 16)
  await page.getByLabel('เปิด', { exact: true }).fill(local(-0.01))
  await page.getByLabel('ปิดรับ', { exact: true }).fill(local(10))
  await page.getByLabel('จบ', { exact: true }).fill(local(20))
  await hand.press(page.getByRole('button', { name: 'คาดการณ์ตอนนี้' }))
  await page.getByText(/^จากสมาชิกที่ทำอะไรสักอย่าง/).waitFor()
  await look('staff')
  await hand.press(page.getByRole('button', { name: 'บันทึกฉบับร่าง' }))
  await page.waitForURL(/\/admin\/quests\/edit\/.+/)
  await hand.press(page.getByRole('button', { name: 'ตั้งให้เปิดตามเวลา' }))
  await page.getByRole('status').filter({ hasText: 'เปิดอยู่' }).waitFor()
  const id = page.url().split('/').at(-1)!
  await product.expectQuiet(page)

  const { rule } = await product.db.selectFrom('mission').select('rule').where('id', '=', id).executeTakeFirstOrThrow()
  const seeds = await product.db.selectFrom('mission').select('rule').where('key', 'is not', null).execute()
  expect(seeds.map((seed) => shapeOf(seed.rule as Rule))).not.toContain(shapeOf(rule as Rule))
  const pupil = await product.person()
  await completeByActs(pupil, title)
})

/** Joins, has a shared article opened, answers the quiz and takes the reward: what a pupil does for the mission of the test above. */
async function completeByActs(pupil: TestPerson, title: string): Promise<void> {
  const page = await openAs(pupil, thumb)
  const hand = finger()
  await page.goto('/superquest/missions-rewards')
  await wake(page)
  await showAll(page, hand)
  await hand.press(cardOf(page, title).getByRole('button', { name: `เข้าร่วม ${title}` }))
  await hand.press(page.getByRole('dialog', { name: title }).getByRole('button', { name: 'เข้าร่วมภารกิจ' }))
  await cardOf(page, title).getByText('0 จาก 2').waitFor()
  product.pass(1_000)
  // A reader opened the link: share.test.ts tells how that comes to count.
  await act(ground, pupil.id, 'post.shared')
  product.pass(1_000)
  await page.goto('/quiz/daily')
  for (const [i, question] of (await todaysQuestions(product, page)).entries()) {
    await answerRight(page, hand, question)
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ไปข้อต่อไป' : 'ดูผลของวันนี้' }))
  }
  await leaveMoment(page, hand)
  await hand.press(page.getByRole('link', { name: `ไปรับรางวัล ${title}` }))
  await hand.press(page.getByRole('button', { name: `รับรางวัล ${title}` }))
  await page.getByRole('dialog', { name: `จบภารกิจ “${title}”` }).waitFor()
  await product.expectQuiet(page)
}
