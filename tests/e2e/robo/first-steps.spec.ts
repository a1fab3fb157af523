import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../people.ts'
import { openProduct } from '../../product.ts'
import { cookiesAnswered, wake } from '../bed/browser.ts'
import type { Hand } from '../bed/hands.ts'
import { lookWith, ways } from '../bed/look.ts'

const product = await openProduct()
const storageOf = async (person: TestPerson) => ({ ...cookiesAnswered, ...(await product.storageOf(person)) })

/** Chooses the third answer, or ticks one where several may be chosen. */
async function chooseAnswer(page: Page, hand: Hand): Promise<void> {
  const isOne = (await page.getByRole('radio').count()) > 0
  if (isOne) await hand.pick(page.getByRole('radio').nth(2))
  else await hand.press(page.getByRole('checkbox').nth(1))
}

for (const way of ways)
  test(`the first steps of a plan with ${way.name}: warm up, ten questions, a crash`, async () => {
    const nok = await product.person()
    const page = await product.openPage({ width: way.width, theme: way.theme, storage: await storageOf(nok) })
    const hand = way.handOf(page)
    const look = lookWith(page, way)

    await page.goto(`${product.origin}/robo/pre-question`)
    await wake(page)
    await page.getByText('ข้อ 1 จาก 3').waitFor()
    await look('warm-up')
    for (const [i, right] of [1, 1, 0].entries()) {
      await page.getByText(`ข้อ ${i + 1} จาก 3`).waitFor()
      await hand.pick(page.getByRole('radio').nth(right))
      await hand.check(page.getByRole('button', { name: 'ดูคำตอบ' }))
      await page.getByRole('heading', { name: 'ใช่เลย' }).waitFor()
      if (i === 0) await look('warm-up-answer')
      await hand.press(page.getByRole('button', { name: 'ข้อต่อไป' }))
    }
    await page.getByRole('heading', { name: 'ครบ 3 ข้อแล้ว' }).waitFor()
    await look('warm-up-done')
    // Going back opens the question before, and a reload stays where one was.
    await page.goBack()
    await page.getByText('ข้อ 3 จาก 3').waitFor()
    await page.goForward()
    await hand.press(page.getByRole('link', { name: 'ไปทำแบบประเมิน' }))

    await hand.press(page.getByRole('button', { name: 'เริ่มทำ 10 ข้อ' }))
    for (let number = 1; number <= 10; number += 1) {
      await page.getByText(`ข้อ ${number} จาก 10`).waitFor()
      if (number === 4) {
        // Nothing is lost by a reload, nor by going back.
        await page.reload()
        await wake(page)
        await page.getByText('ข้อ 4 จาก 10').waitFor()
        await page.goBack()
        await page.getByText('ข้อ 3 จาก 10').waitFor()
        await page.goForward()
        await page.getByText('ข้อ 4 จาก 10').waitFor()
      }
      if ([1, 4, 7].includes(number)) await look(`question-${number}`)
      await chooseAnswer(page, hand)
      const next = page.getByRole('button', { name: number < 10 ? 'ข้อต่อไป' : 'ดูผลประเมิน' })
      if ((await page.getByRole('radio').count()) > 0) await hand.check(next)
      else await hand.press(next)
    }
    await page.getByRole('heading', { level: 2, name: /^ระดับ \d/ }).waitFor()
    await page.getByRole('heading', { name: 'คำตอบที่ทำให้ได้ระดับนี้' }).waitFor()
    await page.getByRole('heading', { name: 'ถ้าข้อใดข้อหนึ่งเปลี่ยน' }).waitFor()
    await look('result')
    await page.reload()
    await wake(page)
    await page.getByRole('heading', { level: 2, name: /^ระดับ \d/ }).waitFor()
    await look('result-kept')
    await hand.press(page.getByRole('link', { name: 'ไปซ้อมเจอตลาดตก' }))

    await hand.press(page.getByRole('button', { name: 'เริ่มซ้อม' }))
    const week = page.getByRole('heading', { level: 2, name: /^สัปดาห์ที่ \d+ จาก \d+$/ })
    await hand.press(page.getByRole('button', { name: 'พัก', exact: true }))
    await page.getByRole('button', { name: 'เดินเวลา' }).waitFor()
    await look('rehearsal')
    const end = page.getByRole('button', { name: 'ดูผลการซ้อม' })
    for (let step = 0; step < 60 && (await end.count()) === 0; step += 1) {
      const before = await week.textContent()
      if (step === 6) {
        await hand.press(page.getByRole('button', { name: 'ขายครึ่งหนึ่ง' }))
        await page.getByText('ขายครึ่งหนึ่งแล้ว').waitFor({ state: 'attached' })
        await look('rehearsal-sold')
        // A reload goes on where it was; time passes again.
        await page.reload()
        await wake(page)
        await hand.press(page.getByRole('button', { name: 'พัก', exact: true }))
        continue
      }
      await hand.press(page.getByRole('button', { name: 'ถือต่อ ไปสัปดาห์หน้า' }))
      await expect.poll(() => week.textContent()).not.toBe(before)
    }
    await look('rehearsal-end')
    await hand.press(end)
    await page.getByRole('heading', { name: 'ที่ตอบไว้ กับที่ทำจริง' }).waitFor()
    await look('rehearsal-told')
    await page.getByRole('link', { name: 'ไปตั้งเป้าหมาย' }).waitFor()
    await product.expectQuiet(page)
  })
