import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { test } from 'vitest'
import { openProduct } from '../../product.ts'
import { cookiesAnswered, wake } from '../bed/browser.ts'
import { newRoboJourney } from '../bed/robo.ts'

const product = await openProduct()
const { goToMoment, assess, openPlan } = newRoboJourney(product)
const out = '/tmp/shots'

test('look', { timeout: 300_000 }, async () => {
  await goToMoment('2027-05-17T10:00')
  const nok = await product.person()
  await assess(nok, 'b')
  const id = await openPlan(nok, 'ทริปจบ ม.6')
  await goToMoment('2027-05-18T19:00')
  await goToMoment('2027-05-19T19:00')
  await goToMoment('2027-05-20T11:00')
  const fresh = await product.storageOf(nok)
  for (const [width, theme] of [[360, 'light'], [360, 'dark'], [1280, 'light'], [1280, 'dark']] as const) {
    const storage = { ...cookiesAnswered, ...fresh }
    const page = await product.openPage({ width, theme, storage })
    const shot = async (name: string) => {
      await page.waitForTimeout(700)
      await page.screenshot({ path: `${out}/${name}-${width}-${theme}.png`, fullPage: true })
    }
    for (const [name, path] of [
      ['pre', '/robo/pre-question'],
      ['policy', '/robo/policy/privacy'],
      ['dashboard', `/robo/dashboard/${id}`],
      ['buy', `/robo/buy/${id}`],
    ] as const) {
      await page.goto(path)
      await wake(page)
      await shot(name)
    }
    await page.getByRole('textbox').first().fill('500')
    await page.getByRole('button', { name: 'ซื้อ 500.00 ฿' }).waitFor()
    await shot('buy-500')
    await page.getByRole('textbox').first().fill('5000000')
    await shot('buy-much')
    await page.goto('/robo/pre-question')
    await wake(page)
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'ดูคำตอบ' }).click()
    await shot('pre-wrong')
    await page.goto('/robo/pre-question?q=4')
    await wake(page)
    await shot('pre-done')
    await page.goto('/robo/policy')
    await wake(page)
    await shot('policy-none')
    await page.goto('/robo/create-plan')
    await wake(page)
    await page.getByRole('textbox', { name: 'ชื่อเป้าหมาย' }).fill('ทริป')
    await page.getByRole('textbox', { name: 'อยากได้เท่าไร' }).fill('30000')
    await page.getByRole('textbox', { name: 'เริ่มด้วย' }).fill('2000')
    await page.getByText('กลาง ๆ ราว').waitFor()
    await shot('create')
    await page.getByText('บันทึกแล้ว กลับมาทำต่อได้').waitFor()
    await page.getByRole('button', { name: 'ดูพอร์ตและข้อตกลง' }).click()
    await page.waitForURL('**/step-create')
    await page.getByRole('table', { name: 'รายการซื้อขายก่อนยืนยัน' }).waitFor()
    const noise = await sharp({ create: { width: 1800, height: 1700, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).png({ compressionLevel: 0 }).toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.from(noise) })
    await page.getByText('เลือกแล้ว big.png').waitFor()
    await page.waitForTimeout(1500)
    const t0 = Date.now()
    await page.reload()
    await wake(page)
    await page.getByText('เลือกแล้ว big.png').waitFor()
    console.log(width, theme, 'bytes', noise.length, 'reload ms', Date.now() - t0)
    await shot('step')
    await page.getByRole('button', { name: 'ใช้รูปวาด' }).click()
  }
})
