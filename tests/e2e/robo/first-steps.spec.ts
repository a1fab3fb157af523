import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import type { Hand } from '../support/hands.ts'
import { type Look, lookWith, ways } from '../support/look.ts'

const product = await openProduct()
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

type Traveller = { page: Page; hand: Hand; look: Look }

for (const way of ways)
  test(`the first steps of a plan with ${way.name}: warm up, ten questions, a crash`, async () => {
    const nok = await product.person()
    const page = await product.openPage({ width: way.width, theme: way.theme, storage: await storageOf(nok) })
    const traveller = { page, hand: way.handOf(page), look: lookWith(page, way) }
    await page.goto(`${product.origin}/robo/pre-question`)
    await wake(page)
    await warmUp(traveller)
    await answerForm(traveller)
    await rehearse(traveller)
    await product.expectQuiet(page)
  })

/** Three questions that count for nothing; going back opens the one before. */
async function warmUp({ page, hand, look }: Traveller): Promise<void> {
  await look('warm-up-start')
  await hand.press(page.getByRole('button', { name: 'เริ่มชวนคิด 3 ข้อ' }))
  for (const [i, right] of [1, 1, 0].entries()) {
    await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
    if (i === 0) await look('warm-up')
    await hand.pick(page.getByRole('radio').nth(right))
    // A finger answers by one tap; the keyboard moves the choice first.
    if (hand.isKeyboard) await hand.check(page.getByRole('button', { name: 'ดูคำตอบ' }))
    await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
    if (i === 0) await look('warm-up-answer')
    await hand.press(page.getByRole('button', { name: i < 2 ? 'ข้อต่อไป' : 'ครบแล้ว ไปต่อ' }))
  }
  await page.getByRole('heading', { name: 'ครบ 3 ข้อแล้ว' }).waitFor()
  await look('warm-up-done')
  await page.goBack()
  await page.getByText('ข้อ 3 จาก 3').waitFor()
  await page.goForward()
  await hand.press(page.getByRole('link', { name: 'ไปทำแบบประเมิน' }))
}

/** The ten questions, of which the account answers the age; neither a reload nor going back loses an answer, and the result is still there after a reload. */
async function answerForm({ page, hand, look }: Traveller): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'เริ่มตอบ 9 ข้อ' }))
  for (let number = 1; number <= 9; number += 1) {
    await page.getByText(`ข้อ ${number} จาก 9`).waitFor()
    if (number === 4) await reloadAndReturn(page)
    if ([1, 3, 4, 6, 8].includes(number)) await look(`question-${number}`)
    const next = page.getByRole('button', { name: number < 9 ? 'ข้อต่อไป' : 'ดูผลประเมิน' })
    if ((await page.getByRole('radio').count()) > 0) {
      await hand.pick(page.getByRole('radio').nth(number === 1 ? 1 : 2))
      if (hand.isKeyboard || number === 9) await hand.check(next)
    } else {
      await hand.press(page.getByRole('checkbox').nth(1))
      await hand.press(next)
    }
  }
  await page.getByRole('heading', { level: 2, name: /^ระดับ \d/ }).waitFor()
  await page.getByRole('heading', { name: 'คำตอบที่ทำให้ได้ระดับนี้' }).waitFor()
  await hand.press(page.getByText('ถ้าข้อใดข้อหนึ่งเปลี่ยน'))
  await look('result')
  await page.reload()
  await wake(page)
  await page.getByRole('heading', { level: 2, name: /^ระดับ \d/ }).waitFor()
  await look('result-kept')
  await hand.press(page.getByRole('link', { name: 'ไปซ้อมรับมือตลาดตก' }))
}

async function reloadAndReturn(page: Page): Promise<void> {
  await page.reload()
  await wake(page)
  await page.getByText('ข้อ 4 จาก 9').waitFor()
  await page.goBack()
  await page.getByText('ข้อ 3 จาก 9').waitFor()
  await page.goForward()
  await page.getByText('ข้อ 4 จาก 9').waitFor()
}

/** The crash with its time at rest, week by week; a reload in the middle goes on where it was. */
async function rehearse({ page, hand, look }: Traveller): Promise<void> {
  const rest = page.getByRole('button', { name: 'พัก', exact: true })
  const week = page.getByRole('heading', { level: 2, name: /^สัปดาห์ที่ \d+ จาก \d+$/ })
  const end = page.getByRole('button', { name: 'ดูผลการซ้อม' })
  await hand.press(page.getByRole('button', { name: 'เริ่มซ้อม' }))
  await hand.press(rest)
  await page.getByRole('button', { name: 'เดินเวลา' }).waitFor()
  await look('rehearsal')
  // Weeks without news say nothing of it.
  expect(await page.locator('.rehearsal-news').count()).toBeLessThanOrEqual(1)
  expect(await page.getByText('ไม่มีข่าว').count()).toBe(0)
  for (let step = 0; step < 60 && (await end.count()) === 0; step += 1) {
    if (step === 6) {
      await hand.press(page.getByRole('button', { name: 'ขายครึ่งหนึ่ง' }))
      await page.getByText('ขายครึ่งหนึ่งแล้ว', { exact: true }).waitFor({ state: 'attached' })
      await look('rehearsal-sold')
      await page.reload()
      await wake(page)
      await hand.press(rest)
    }
    const before = await week.textContent()
    const long = page.getByRole('button', { name: /^ถือต่อ \d สัปดาห์$/ })
    const isLong = (await long.count()) > 0 && step % 2 === 1
    await hand.press(isLong ? long : page.getByRole('button', { name: 'ถือต่อ', exact: true }))
    await expect.poll(() => week.textContent()).not.toBe(before)
  }
  await look('rehearsal-end')
  await hand.press(end)
  await page.getByRole('heading', { name: 'ที่ตอบไว้ กับที่ทำจริง' }).waitFor()
  // The price that was lived through, and the money in a line.
  await page.getByRole('slider', { name: /ราคาต่อหน่วยในการซ้อม/ }).waitFor()
  await page.getByText(/^เริ่ม 130,000\.00.*จบที่/).waitFor()
  await look('rehearsal-told')
  await page.getByRole('link', { name: 'ไปตั้งเป้าหมาย' }).waitFor()
}
