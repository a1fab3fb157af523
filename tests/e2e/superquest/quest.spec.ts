import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { createKrazyDay } from '#features/superquest/krazy-day/admin-contract.ts'
import type { Endpoint } from '#lib/contract.ts'
import { koin } from '#lib/money.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../people.ts'
import { openProduct } from '../../product.ts'
import { act, aMission } from '../../quest-bed.ts'
import { anAddress, aPremium } from '../../store-bed.ts'
import { cookiesAnswered, wake } from '../bed/browser.ts'
import { eventually } from '../bed/eventually.ts'
import { finger, type Hand, keyboard } from '../bed/hands.ts'
import { lookWith, ways } from '../bed/look.ts'

const product = await openProduct()
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
  const boxes: Record<string, string> = {
    ชื่อผู้รับ: anAddress.name,
    เบอร์โทรศัพท์: anAddress.phone,
    'บ้านเลขที่ ถนน หมู่บ้าน': anAddress.line,
    ตำบลหรือแขวง: anAddress.tambon,
    อำเภอหรือเขต: anAddress.amphoe,
    จังหวัด: anAddress.province,
    รหัสไปรษณีย์: anAddress.postcode,
  }
  for (const [label, typed] of Object.entries(boxes)) await hand.fill(sheet.getByLabel(label), typed)
  await look('address')
  await hand.press(sheet.getByRole('button', { name: 'เก็บที่อยู่นี้' }))
  await hand.press(sheet.getByRole('button', { name: 'รับ กระบอกน้ำ' }))
  await sheet.waitFor({ state: 'detached' })
  await page.reload()
  const history = page.getByRole('region', { name: 'ของขวัญของฉัน' })
  await history.getByText('รับคำขอแล้ว รอจัดของ').waitFor()
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
    await product.expectQuiet(page)
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

  const pupil = await product.person()
  await send(pupil, 'POST', '/v2/api/superQuest/joinMission', { id })
  await act(ground, pupil.id, 'post.shared')
  await daily(pupil, '2026-11-21')
  const own = await openAs(pupil, thumb)
  await own.goto('/superquest/profile/questsregistered')
  await cardOf(own, title).getByText('รางวัลรออยู่').waitFor()
})

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
