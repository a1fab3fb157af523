// Every mission of the content as a row: 96 px high on a phone, with all of its title and its sentence.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MissionFile } from '#features/superquest/missions/content.ts'
import { aMission, quizDays } from '../../fixtures/quests.ts'
import { expectAccessible } from '../support/axe.ts'
import { wake } from '../support/browser.ts'
import { finger } from '../support/hands.ts'
import { lookWith } from '../support/look.ts'
import { openQuest, thumb } from '../support/quest.ts'
import { expectReflow } from '../support/reflow.ts'
import { readShifts, watchShifts } from '../support/shifts.ts'

const { product, ground, openAs, cardOf, daily, showAll, send } = await openQuest()
const file = MissionFile.parse(JSON.parse(await readFile('content/missions.json', 'utf8')))

/** Runs in the page: rows that are too high, or whose words are cut. */
const listFaults = () =>
  [...document.querySelectorAll('.mission-card')].flatMap((card) => {
    const { height, right } = card.getBoundingClientRect()
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1
    const cut = ['.mission-card-title', '.mission-card-text'].filter((name) => isCut(card.querySelector(name)!))
    const foot = [...card.querySelector('.mission-card-foot')!.children].at(-1)!.getBoundingClientRect()
    const reward = card.querySelector('.mission-card-reward > *')!.getBoundingClientRect()
    const picture = card.querySelector('.mission-card-picture')!.getBoundingClientRect()
    const faults = [
      ...(height > 96 ? [`${height} px`] : []),
      ...cut,
      ...(foot.right > right ? ['foot'] : []),
      ...(reward.left < picture.left || reward.right > picture.right ? ['reward'] : []),
    ]
    return faults.length > 0 ? [`${card.textContent}: ${faults.join(' ')}`] : []
  })

async function openMissions(page: Page) {
  await page.goto('/superquest/missions-rewards')
  await wake(page)
  await page.locator('.mission-card').first().waitFor()
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  await showAll(page, finger())
}

test('each mission of the content is a row of at most 96 px that says all of its sentence', async () => {
  for (const { title, summary, reward } of file.missions) {
    const given = reward.kind === 'gift' ? { kind: 'badge' as const, badge: 'นักออมขยัน', points: null } : reward
    await aMission(ground, { title, summary, reward: given })
  }
  const page = await openAs(await product.person(), thumb)
  await openMissions(page)
  expect(await page.locator('.mission-card').count()).toBeGreaterThanOrEqual(file.missions.length)
  expect(await page.evaluate(listFaults)).toEqual([])
  await expectReflow(page)
  await product.expectQuiet(page)
})

test('the current mission comes first with its progress and its way on, and a finished one says that its reward waits', async () => {
  const [half, whole] = [{ title: 'กำลังทำอยู่ครึ่งทาง' }, { title: 'จบไปเมื่อวาน' }]
  const person = await product.person()
  const first = await aMission(ground, { ...half, rule: quizDays(3) })
  const second = await aMission(ground, { ...whole, rule: quizDays(1) })
  const part = await aMission(ground, { title: 'ตอนที่ยังไม่ถึง', after: first })
  expect(part).not.toBe(first)
  for (const id of [first, second]) await send(person, 'POST', '/v2/api/superQuest/joinMission', { id })
  await daily(person, '2026-11-20')
  // The person's own list takes the place of everybody's at once, and nothing of it moves then.
  const still = await openAs(person, thumb)
  await watchShifts(still)
  await still.goto('/superquest/missions-rewards')
  await cardOf(still, whole.title).getByText('รางวัลรออยู่').waitFor()
  await still.waitForLoadState('networkidle')
  const { sum, moved } = await readShifts(still)
  expect(sum, JSON.stringify(moved)).toBeLessThan(0.005)
  const page = await openAs(person, thumb)
  await openMissions(page)

  const groups = await page.getByRole('main').locator('.quest-group > h2, .quest-fold h2').allTextContents()
  expect(groups[0]).toBe('กำลังทำ')
  const row = cardOf(page, half.title)
  await row.getByText('1 จาก 3').waitFor()
  await cardOf(page, whole.title).getByText('รางวัลรออยู่').waitFor()
  await cardOf(page, 'ตอนที่ยังไม่ถึง').getByText('เปิดหลังจบตอนที่ 1').waitFor()
  expect(await page.evaluate(listFaults)).toEqual([])
  await lookWith(page, thumb)('rows')

  // The way on is pressed beside the button that covers the row.
  const box = (await row.getByRole('link', { name: `ไปทำต่อ ${half.title}` }).boundingBox())!
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 8)
  await page.waitForURL('**/quiz/daily')
  await page.goBack()
  await row.getByRole('button', { name: `ดูรายละเอียด ${half.title}` }).tap()
  const sheet = page.getByRole('dialog', { name: half.title })
  await sheet.getByText(/^เข้าร่วมแล้ว · ทำได้ถึง|^กำลังทำ · ทำได้ถึง/).waitFor()
  await expectAccessible(page)
  await product.expectQuiet(page)
})
