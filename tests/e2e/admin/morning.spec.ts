import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { reportPost } from '#features/moderation/report-contract.ts'
import { aPost } from '../../support/posted.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { finger, keyboard } from '../support/hands.ts'
import { lookWith, type Way } from '../support/look.ts'

const product = await openProduct()
const { origin, db } = product

test('by touch a moderator reads what waits, takes the case, hands it on, and the morning page says who has it', async () => {
  const author = await product.person()
  const postId = await aPost(product, author)
  const reporter = await product.person({ age: 30, daysHere: 30 })
  const headers = { authorization: `Bearer ${reporter.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ id: postId, reason: 'insult' })
  expect((await fetch(origin + reportPost.path, { method: 'POST', headers, body })).status).toBe(200)
  const opened = new Date(product.clock.now.getTime() - 30 * 3_600_000)
  await db.updateTable('moderation_case').set({ opened_at: opened }).execute()
  for (const hours of [2, 9, 20, 40]) {
    const at = new Date(product.clock.now.getTime() - hours * 3_600_000)
    const ids = { user_id: author.id, post_id: crypto.randomUUID(), id: crypto.randomUUID() }
    await db
      .insertInto('post_summary')
      .values({ ...ids, day: '2026-11-20', text: 'สรุป', flags: '[]', made_at: at, updated_at: at })
      .execute()
  }

  await product.person({ roles: ['moderator'], name: 'ผู้ตรวจสอง' })
  const moderator = await product.person({ roles: ['moderator'], name: 'ผู้ตรวจหนึ่ง' })
  const way: Way = { name: '', width: 360, theme: 'light', handOf: finger, hasAxe: true }
  const storage = { ...cookiesAnswered, ...(await product.storageOf(moderator)) }
  const page = await product.openPage({ ...way, storage })
  const [hand, look] = [finger(), lookWith(page, way)]
  await page.goto('/admin')
  await wake(page)
  await page.getByText('1 คิวเกินเวลาที่ตั้งไว้').waitFor()
  const queue = page.getByRole('link', { name: /ข้อความที่มีคนรายงาน.*ยังไม่มีคนรับ.*เกิน 6 ชม\./ })
  await queue.waitFor()
  await page.getByRole('link', { name: /สรุปที่รอตรวจ.*4 รายการ.*เหลือ 8 ชม\./ }).waitFor()
  await look('morning')
  await page.setViewportSize({ width: 1280, height: 800 })
  await lookWith(page, { ...way, width: 1280, hasAxe: false })('morning')
  await page.setViewportSize({ width: 360, height: 740 })
  await hand.press(page.getByText('วิธีใช้หน้านี้'))
  await page.getByText('จุดบนเส้นคือรายการที่เก่าสุด', { exact: false }).waitFor()
  await look('morning-how')
  await hand.press(queue)
  await page.getByRole('heading', { level: 1, name: 'คิวตรวจ' }).waitFor()
  await hand.press(page.getByRole('link', { name: 'วิธีเก็บเงินของเรา' }))
  await hand.press(page.getByRole('button', { name: 'รับเรื่องนี้' }))
  await page.getByText('คุณรับไว้เมื่อ', { exact: false }).waitFor()
  await look('case-taken')
  await hand.press(page.getByText('ส่งต่อให้คนอื่น'))
  await hand.press(page.getByRole('button', { name: 'ส่งต่อ', exact: true }))
  await page.getByRole('alert').first().waitFor()
  await hand.choose(page.getByLabel('ส่งต่อให้', { exact: true }), 'ผู้ตรวจสอง')
  await hand.fill(page.getByRole('textbox', { name: 'ข้อความถึงคนรับ' }), 'ดูถึงย่อหน้าสอง')
  await hand.press(page.getByRole('button', { name: 'ส่งต่อ', exact: true }))
  await page.getByText('ผู้ตรวจสอง รับไว้เมื่อ', { exact: false }).waitFor()
  await page.getByText('“ดูถึงย่อหน้าสอง”', { exact: false }).waitFor()
  await look('case-handed')
  await page.goto('/admin')
  await page.getByRole('link', { name: /ผู้ตรวจสอง รับไว้/ }).waitFor()
  await product.expectQuiet(page, { except: /status of 422/ })
})

test('by keyboard an admin frees a job, closes the product for a visitor, and opens it again', async () => {
  await sql`select graphile_worker.add_job('sweep-visits', run_at => now() + interval '1 hour')`.execute(db)
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'ดิสก์เต็ม'
    where id = (select id from graphile_worker.jobs where task_identifier = 'sweep-visits')`.execute(db)
  const admin = await product.person({ roles: ['admin', 'editor', 'fulfilment', 'finance'], name: 'ผู้ดูแล' })
  const way: Way = { name: '', width: 1280, theme: 'dark', handOf: keyboard, hasAxe: true }
  const storage = { ...cookiesAnswered, ...(await product.storageOf(admin)) }
  const page = await product.openPage({ ...way, storage })
  const [hand, look] = [keyboard(page), lookWith(page, way)]
  await page.goto('/admin')
  await wake(page)
  const line = page.getByRole('link', { name: /งานเบื้องหลัง.*เลิกลองแล้ว 1 งาน/ })
  await line.waitFor()
  await look('morning-all')
  await hand.press(line)
  await page.getByRole('heading', { level: 1, name: 'งานระบบ' }).waitFor()
  const held = page.getByRole('listitem').filter({ hasText: 'ดิสก์เต็ม' }).first()
  await look('operations')
  await hand.press(held.locator('summary'))
  await hand.press(held.getByRole('button', { name: 'เริ่มใหม่' }))
  await page.getByText('เขียนเหตุผลสั้น ๆ').first().waitFor()
  await look('operations-no-reason')
  await hand.fill(held.getByRole('textbox', { name: 'เหตุผล' }), 'เพิ่มดิสก์แล้ว')
  await hand.press(held.getByRole('button', { name: 'เริ่มใหม่' }))
  await expect
    .poll(() => db.selectFrom('job_run').select('failed_at').where('task', '=', 'sweep-visits').execute(), {
      timeout: 30_000,
    })
    .toEqual([{ failed_at: null }])

  const part = page.getByRole('region', { name: 'การปิดปรับปรุง' })
  await hand.fill(part.getByRole('textbox', { name: 'เหตุผล' }), 'ซ่อมฐานข้อมูล')
  await hand.press(part.getByRole('button', { name: 'ปิดเว็บเพื่อปรับปรุง' }))
  await page.getByText('เว็บปิดอยู่ คนทั่วไปเห็นหน้าปิดปรับปรุง').waitFor()
  await expect.poll(async () => (await fetch(origin)).status, { timeout: 5_000 }).toBe(503)
  const visitorWay: Way = { name: '', width: 360, theme: 'light', handOf: finger, hasAxe: true }
  const visitor = await product.openPage({ ...visitorWay, storage: cookiesAnswered })
  await visitor.goto('/quiz')
  await visitor.getByRole('heading', { level: 1, name: 'ปิดปรับปรุงแป๊บเดียว' }).waitFor()
  await lookWith(visitor, visitorWay)('maintenance')
  await page.reload()
  await page.getByText('เว็บปิดอยู่ คนทั่วไปเห็นหน้าปิดปรับปรุง').waitFor()
  await look('operations-closed')
  await hand.fill(part.getByRole('textbox', { name: 'เหตุผล' }), 'ซ่อมเสร็จแล้ว')
  await hand.press(part.getByRole('button', { name: 'เปิดเว็บ' }))
  await page.getByText('เว็บเปิดตามปกติ', { exact: false }).waitFor()
  await expect.poll(async () => (await fetch(origin)).status, { timeout: 5_000 }).toBe(200)
  await finger().press(visitor.getByRole('button', { name: 'ลองอีกครั้ง' }))
  await visitor.getByRole('heading', { level: 1, name: /ควิซ/ }).waitFor()
  await product.expectQuiet(page, { except: /status of 422/ })
})
