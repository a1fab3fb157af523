import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { createKrazyDay } from '#features/superquest/krazy-day/admin-contract.ts'
import { settleKrazyDays } from '#features/superquest/krazy-day/server/settle-commands.ts'
import type { Rule } from '#features/superquest/missions/mission-rules.ts'
import { skills } from '#kit/skills.ts'
import type { Endpoint } from '#lib/contract.ts'
import { koin } from '#lib/money.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { shapeOf } from '../../../scripts/content/mission-rules.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { act, aMission } from '../../fixtures/quests.ts'
import { anAddress, aPremium } from '../../fixtures/store.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { lookWith, ways } from '../support/look.ts'
import { answerRight, leaveMoment, makeQuizOfAllKinds, todaysQuestions } from '../support/quiz.ts'

const product = await openProduct()
await makeQuizOfAllKinds(product)
const ground = { ...product, keys: await openKeys({ db: product.db, clock: () => product.clock.now }) }
const picture = '/art/things/pouch.svg'
const [thumb, keys] = ways as [(typeof ways)[number], (typeof ways)[number]]

async function openAs(person: TestPerson, way: (typeof ways)[number]): Promise<Page> {
  const storage = { ...cookiesAnswered, ...(await product.storageOf(person)) }
  return product.openPage({ width: way.width, theme: way.theme, storage })
}

const cardOf = (page: Page, title: string) => page.locator('.mission-card').filter({ hasText: title })
const daily = (person: TestPerson, day: string) => act(ground, person.id, 'quiz.daily.answered', { day })

test('by thumb, a mission from joining to its koin: two days of the quiz, and the purse has counted', async () => {
  const title = 'สองวันของควิซ'
  await aMission(ground, { title, endsIn: 20 })
  const person = await product.person()
  const page = await openAs(person, thumb)
  const hand = finger()
  const look = lookWith(page, thumb)
  await page.goto('/superquest/about')
  await wake(page)
  await look('about')
  await hand.press(page.getByRole('link', { name: /^เกาะออม/ }))
  await page.waitForURL('/superquest/missions-rewards?skill=saving')
  await showAll(page, hand)
  await hand.press(cardOf(page, title).getByRole('button', { name: `เข้าร่วม ${title}` }))
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByText('นับเฉพาะสิ่งที่ทำหลังเข้าร่วม').waitFor()
  await look('sheet')
  await hand.press(sheet.getByRole('button', { name: 'เข้าร่วมภารกิจ' }))
  await sheet.waitFor({ state: 'detached' })
  // It stands where it stood, and has become one's own without a load.
  await cardOf(page, title).getByText('0 จาก 2').waitFor()

  await daily(person, '2026-11-20')
  await page.goto('/play')
  await page.getByRole('region', { name: 'ภารกิจที่กำลังทำ' }).getByText('1 จาก 2').waitFor()
  await daily(person, '2026-11-21')
  await page.goto('/superquest/profile/redeemrewards')
  await look('rewards')
  await hand.press(page.getByRole('button', { name: `รับรางวัล ${title}` }))
  const moment = page.getByRole('dialog', { name: `จบภารกิจ “${title}”` })
  await moment.getByRole('status').filter({ hasText: 'ได้ 10.00 koin รวม 10.00 koin' }).waitFor({ state: 'attached' })
  await look('moment')
  await hand.press(moment.getByRole('button', { name: 'ดูภารกิจถัดไป' }))
  await moment.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'คุณมี 10.00 koin' }).waitFor()
  expect(await page.getByRole('button', { name: `รับรางวัล ${title}` }).count()).toBe(0)
  await product.expectQuiet(page)
})

test('a badge comes with its skill points as a bar that grows, and stands on the profile', async () => {
  const title = 'สองวันกับเหรียญ'
  const points = { skill: 'saving', points: 10 } as const
  const mission = await aMission(ground, { title, reward: { kind: 'badge', badge: 'นักออมขยัน', points } })
  const person = await product.person()
  await send(person, 'POST', '/v2/api/superQuest/joinMission', { id: mission })
  for (const day of ['2026-11-20', '2026-11-21']) await daily(person, day)
  const page = await openAs(person, thumb)
  const hand = finger()
  const look = lookWith(page, thumb)
  await page.goto('/superquest/profile/redeemrewards')
  await wake(page)
  await hand.press(page.getByRole('button', { name: `รับรางวัล ${title}` }))
  const moment = page.getByRole('dialog', { name: `จบภารกิจ “${title}”` })
  await moment.getByText('+10').waitFor()
  const bar = moment.locator('[data-plays="bar"]')
  expect([await bar.getAttribute('data-from'), await bar.getAttribute('data-to')]).toEqual(['0', '5'])
  await hand.press(moment.getByRole('button', { name: 'ดูภารกิจถัดไป' }))
  await page.goto('/profile')
  await page.getByRole('region', { name: 'เหรียญตรา' }).getByText('นักออมขยัน').waitFor()
  await look('badges')
  await product.expectQuiet(page)
})

test('the board shows who chose an alias, by it alone, and lets them go again', async () => {
  const person = await product.person({ name: 'ชื่อที่ไม่ควรเห็น' })
  await act(ground, person.id, 'post.shared')
  const page = await openAs(person, thumb)
  const hand = finger()
  const look = lookWith(page, thumb)
  await page.goto('/superquest/board')
  await wake(page)
  await page.getByText('เดือนนี้ยังไม่มีใครเลือกแสดง').waitFor()
  await look('board-empty')
  await hand.fill(page.getByLabel('นามแฝง'), 'ก')
  await hand.press(page.getByRole('button', { name: 'แสดงฉันด้วยนามแฝงนี้' }))
  await page.getByText('ใส่ชื่ออย่างน้อย 2 ตัวอักษร').waitFor()
  await hand.fill(page.getByLabel('นามแฝง'), 'นกฮูกหยอดกระปุก')
  await hand.press(page.getByRole('button', { name: 'แสดงฉันด้วยนามแฝงนี้' }))
  const line = page.getByRole('listitem').filter({ hasText: 'นกฮูกหยอดกระปุก' })
  await line.getByText('1 แต้ม').waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('ชื่อที่ไม่ควรเห็น')
  await look('board')
  await hand.press(page.getByRole('button', { name: 'เอาฉันออกจากกระดาน' }))
  await page.getByText('คุณไม่ได้อยู่บนกระดาน').waitFor()
  expect(await line.count()).toBe(0)
  await product.expectQuiet(page, { except: /status of 422/ })
})

test('who waits for a guardian is told so before an address is asked for', async () => {
  const gift = await aPremium(ground, { title: 'สมุดเล่มเล็ก', image: picture })
  const title = 'สองวันกับสมุด'
  const mission = await aMission(ground, { title, reward: { kind: 'gift', gift, points: null } })
  const person = await product.person({ age: 15 })
  await send(person, 'POST', '/v2/api/superQuest/joinMission', { id: mission })
  for (const day of ['2026-11-20', '2026-11-21']) await daily(person, day)
  const page = await openAs(person, thumb)
  await page.goto('/superquest/profile/redeemrewards')
  await wake(page)
  await finger().press(page.getByRole('button', { name: `รับของขวัญ ${title}` }))
  const sheet = page.getByRole('dialog', { name: `ของขวัญจาก “${title}”` })
  await sheet.getByText('ที่อยู่ของคุณรอผู้ปกครองยืนยันก่อน').waitFor()
  expect(await sheet.getByRole('textbox').count()).toBe(0)
  expect(await sheet.getByRole('button', { name: 'รับ สมุดเล่มเล็ก' }).count()).toBe(0)
  await product.expectQuiet(page)
})

test('a reward that was claimed in another window is shown as claimed', async () => {
  const title = 'สองวันในสองหน้าต่าง'
  const mission = await aMission(ground, { title })
  const person = await product.person()
  await send(person, 'POST', '/v2/api/superQuest/joinMission', { id: mission })
  for (const day of ['2026-11-20', '2026-11-21']) await daily(person, day)
  const page = await openAs(person, thumb)
  await page.goto('/superquest/profile/redeemrewards')
  await wake(page)
  await send(person, 'POST', '/v2/api/superQuest/redeemKoin', { id: mission })
  const claim = page.getByRole('button', { name: `รับรางวัล ${title}` })
  await finger().press(claim)
  await claim.waitFor({ state: 'detached' })
  await page.getByText('รับไปแล้วและที่ผ่านมา 1 ภารกิจ').waitFor()
  await product.expectQuiet(page, { except: /status of 409/ })
})

test('who comes too late for a full mission is told so calmly, and the button goes', async () => {
  const title = 'ที่เดียวเท่านั้น'
  const mission = await aMission(ground, { title, places: 1 })
  const person = await product.person()
  const page = await openAs(person, keys)
  const hand = keyboard(page)
  await page.goto('/superquest/missions-rewards?skill=saving')
  await wake(page)
  await showAll(page, hand)
  await hand.press(cardOf(page, title).getByRole('button', { name: `เข้าร่วม ${title}` }))
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.getByRole('button', { name: 'เข้าร่วมภารกิจ' }).waitFor()
  await send(await product.person(), 'POST', '/v2/api/superQuest/joinMission', { id: mission })
  await hand.press(sheet.getByRole('button', { name: 'เข้าร่วมภารกิจ' }))
  await sheet.getByRole('alert').getByText('มีคนเข้าร่วมเต็มแล้ว').waitFor()
  await sheet.getByRole('button', { name: 'เข้าร่วมภารกิจ' }).waitFor({ state: 'detached' })
  await lookWith(page, keys)('full')
  await page.keyboard.press('Escape')
  await cardOf(page, title).getByText('มีคนเข้าร่วมเต็มแล้ว').waitFor()
  await product.expectQuiet(page, { except: /status of 409/ })
})

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

/** A list shows its first six. */
async function showAll(page: Page, hand: Hand): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: /^ดูเพิ่มอีก/ })
  await page.locator('.mission-card').first().waitFor()
  while ((await more.count()) > 0) await hand.press(more.first())
}

test('by the keyboard alone, the gift of a mission goes to a new address, and is followed from there', async () => {
  const gift = await aPremium(ground, { title: 'กระบอกน้ำ', image: picture })
  const title = 'สองวันกับกระบอกน้ำ'
  const mission = await aMission(ground, { title, reward: { kind: 'gift', gift, points: null } })
  const person = await product.person()
  await send(person, 'POST', '/v2/api/superQuest/joinMission', { id: mission })
  await daily(person, '2026-11-20')
  await daily(person, '2026-11-21')
  const page = await openAs(person, keys)
  const hand = keyboard(page)
  const look = lookWith(page, keys)
  await page.goto('/superquest/profile/questsregistered')
  await wake(page)
  await cardOf(page, title).getByText('รางวัลรออยู่').waitFor()
  await look('registered')
  await page.goto('/superquest/profile/redeemrewards')
  await hand.press(page.getByRole('button', { name: `รับของขวัญ ${title}` }))
  const sheet = page.getByRole('dialog', { name: `ของขวัญจาก “${title}”` })
  await sheet.getByText('ยังไม่มีที่อยู่ที่เก็บไว้').waitFor()
  const box = (name: string) => sheet.getByRole('textbox', { name })
  await hand.fill(box('ชื่อผู้รับ'), anAddress.name)
  await hand.fill(box('เบอร์โทร'), anAddress.phone)
  await hand.fill(box('บ้านเลขที่'), anAddress.line)
  await hand.fill(box('รหัสไปรษณีย์'), '10400')
  await hand.press(sheet.getByRole('button', { name: 'สามเสนใน › พญาไท › กรุงเทพมหานคร 10400' }))
  await look('address')
  await hand.press(sheet.getByRole('button', { name: 'บันทึกที่อยู่' }))
  await hand.press(sheet.getByRole('button', { name: 'รับ กระบอกน้ำ' }))
  const moment = page.getByRole('dialog', { name: `จบภารกิจ “${title}”` })
  // The first press shows the last frame, the second goes on.
  await eventually(async () => {
    if ((await moment.count()) > 0) await page.keyboard.press('Escape')
    return moment.count()
  }).toBe(0)
  const history = page.getByRole('region', { name: 'ของขวัญของฉัน' })
  await history.getByText('รับคำขอแล้ว รอจัดของ').waitFor()
  expect(await history.locator('[data-place]').evaluateAll((rows) => rows.map((row) => row.dataset.place))).toEqual([
    'blue',
  ])
  await ship(person)
  await page.reload()
  const follow = history.getByRole('link', { name: /^ติดตามพัสดุ/ })
  expect(await follow.getAttribute('href')).toBe('https://www.flashexpress.co.th/fle/tracking?se=TH0123456789')
  await look('gifts')
  await product.expectQuiet(page)
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
