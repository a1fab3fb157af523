// A club's weekly aim: from the hub to a club, joining, a learning day that fills it, the tree in bloom; and the own tree.
import { expect, test } from 'vitest'
import { recordLearningDay } from '#features/koin/server/learning-commands.ts'
import { fillClubDay } from '#features/posts/clubs/server/commands.ts'
import { bangkokDay, bangkokWeek } from '#lib/thai/bangkok-time.ts'
import type { TestPerson } from '../../fixtures/people.ts'
import { openProduct } from '../../support/product.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered } from '../support/browser.ts'
import { expectReflow } from '../support/reflow.ts'
import { treeOf } from '../support/tree.ts'

const product = await openProduct()

/** A learning day of today, and its job. */
const learn = ({ id: userId }: TestPerson) =>
  product.db.transaction().execute(async (tx) => {
    const { now } = product.clock
    const day = bangkokDay(now)
    await recordLearningDay(tx, { userId, day, now })
    await fillClubDay(tx, { userId, day, now })
  })

test('a person joins a club, their day fills its tree, and it blooms when everybody’s days reach the aim', async () => {
  const person = await product.person()
  const page = await product.openPage({
    width: 360,
    storage: { ...cookiesAnswered, ...(await product.storageOf(person)) },
  })
  await page.goto('/clubs')
  await page.getByRole('heading', { level: 1, name: 'คลับ' }).waitFor()
  await expectReflow(page)
  await page.getByRole('link', { name: /Greenery.*0 จาก 10 วันเรียนรู้/ }).click()
  const tree = page.getByRole('region', { name: 'ต้นไม้ของ Greenery สัปดาห์นี้' })
  await tree.getByRole('img', { name: /ดอกตูม/ }).waitFor()
  await tree.getByRole('button', { name: 'เข้าคลับนี้' }).click()
  await tree.getByText('เรียนรู้อะไรสักอย่างวันนี้ก็เติมให้เอง').waitFor()
  await learn(person)
  await page.reload()
  await tree.getByText('1 จาก 10 วันเรียนรู้').waitFor()
  await tree.getByText('วันนี้ของคุณเติมแล้ว').waitFor()
  await expectAccessible(page)
  expect((await treeOf(tree)).split('\n').slice(0, 7)).toEqual([
    '- region "ต้นไม้ของ Greenery สัปดาห์นี้":',
    '  - img "ต้นไม้ของคลับมีดอกตูม เพื่อนสี่คนยืนรอบต้น"',
    '  - heading "ต้นไม้ของ Greenery สัปดาห์นี้" [level=2]',
    '  - paragraph: 1 จาก 10 วันเรียนรู้',
    '  - paragraph: อีก 9 วันจากทุกคนในคลับรวมกัน ดอกตูมจะบาน',
    '  - status: คุณอยู่คลับนี้ เติมแล้ว 1 วันในสัปดาห์นี้ วันนี้ของคุณเติมแล้ว',
    '  - button "ออกจากคลับ"',
  ])
  // With forced colours the progress keeps its edge, and its part is seen on the ground.
  await page.emulateMedia({ forcedColors: 'active' })
  const { edge, isSeen } = await tree.locator('.bar').evaluate((bar) => ({
    edge: getComputedStyle(bar).outlineWidth,
    isSeen:
      getComputedStyle(bar.querySelector('.bar-fill')!).stroke !== getComputedStyle(document.body).backgroundColor,
  }))
  expect([edge, isSeen]).toEqual(['1px', true])
  await page.emulateMedia({ forcedColors: 'none' })

  const week = bangkokWeek(product.clock.now)
  await product.db.updateTable('club_week').set({ days: 10 }).where('week', '=', week).execute()
  await page.goto('/')
  const own = page.getByRole('region', { name: 'ต้นไม้ของ Greenery สัปดาห์นี้' })
  await own.getByRole('img', { name: /ออกดอก/ }).waitFor()
  await own.getByText('ดอกบานแล้ว').waitFor()
  await product.expectQuiet(page)
})
