// What the lists of staff have in common: years of the Buddhist era, the way to add something above the list, a picture of
// what a pupil sees as one, and the way to the page as a pupil reads it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staffRoles } from '#lib/staff-roles.ts'
import { visitsOf } from '../../support/every-visit.ts'
import { openProduct } from '../../support/product.ts'
import { readBy } from '../../support/visits.ts'
import { expectAccessible } from '../support/axe.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'

const product = await openProduct()
const staff = await product.person({ roles: [...staffRoles] })
const storage = { ...cookiesAnswered, ...(await product.storageOf(staff)) }
const read = readBy(async (path) => (await fetch(product.origin + path)).text())
const visits = Object.values(await visitsOf({ read, personId: staff.id })).flat()
const paths = new Set(visits.filter((visit) => visit.isStaff && !visit.arrivesAt).map(({ to }) => to))

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wake(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Runs in the page: what stands around each year of the common era. */
const listYears = () =>
  [...document.querySelector('main')!.innerText.matchAll(/.{0,20}(?<![\d,.])(?:19|20)\d\d(?![\d,.]).{0,12}/g)].map(
    ([words]) => words,
  )

test('no page of staff shows a year of the common era', async () => {
  expect(paths.size).toBeGreaterThan(40)
  const page = await product.openPage({ width: 1280, storage })
  const found: string[] = []
  for (const path of paths) {
    await openAt(page, path)
    found.push(...(await page.evaluate(listYears)).map((words) => `${path}: ${words}`))
  }
  expect(found).toEqual([])
})

const lists = [
  { path: '/admin/events', add: 'สร้างกิจกรรม', hasPictures: true, public: /^\/events\// },
  { path: '/admin/store', add: 'เพิ่มของรางวัล', hasPictures: true, public: /^\/store\// },
  { path: '/admin/videos', add: 'ส่งไฟล์วิดีโอ', hasPictures: true, public: /^\/video-page\/detail\// },
  { path: '/admin/riddles', add: 'เพิ่มภาพปริศนา', hasPictures: true, public: null },
  { path: '/admin/words', add: 'เพิ่มคำ', hasPictures: false, public: null },
  { path: '/admin/crosswords', add: 'นำเข้าไฟล์ ipuz', hasPictures: false, public: null },
  { path: '/admin/questions', add: 'เพิ่มคำถามใหม่', hasPictures: false, public: null },
  { path: '/admin/quests', add: 'สร้างภารกิจ', hasPictures: false, public: null },
  { path: '/admin/krazy-days', add: 'ประกาศ Krazy Day', hasPictures: false, public: null },
  { path: '/admin/big-prizes', add: 'ตั้งรางวัลใหญ่', hasPictures: false, public: null },
  { path: '/admin/bank/funds', add: 'เพิ่มกองทุน', hasPictures: false, public: null },
]

test.each(lists)('$path: adding is on the first screen, above the list', async (list) => {
  for (const width of [1280, 360]) {
    const page = await product.openPage({ width, storage })
    await openAt(page, list.path)
    const add = page
      .getByRole('main')
      .getByRole('heading', { name: list.add, exact: true })
      .or(page.getByRole('main').getByRole('link', { name: list.add, exact: true }))
      .first()
    const { y } = (await add.boundingBox())!
    expect(y).toBeLessThan(640)
    const rows = page.getByRole('main').locator('tbody tr, ul.stack > li').filter({ visible: true })
    if ((await rows.count()) > 0) expect(y).toBeLessThan((await rows.first().boundingBox())!.y)
    if (list.hasPictures) {
      const pictures = page.locator('.row-picture-box > *')
      await pictures.first().waitFor()
      expect(await pictures.count()).toBe(await rows.count())
    }
    if (list.public) {
      const fold = page.locator('ul.stack > li summary').first()
      if ((await fold.count()) > 0) await fold.click()
      const way = page
        .getByRole('main')
        .getByRole('link', { name: /^ดูแบบนักเรียน/ })
        .first()
      const to = (await way.getAttribute('href'))!
      expect(to).toMatch(list.public)
      expect((await fetch(product.origin + to)).status).toBe(200)
    }
    await expectAccessible(page)
    await product.expectQuiet(page)
  }
})

test("staff's events begin with what comes next, and those that are over come last", async () => {
  const page = await product.openPage({ width: 1280, storage })
  await openAt(page, '/admin/events')
  const states = await page.locator('tbody tr > :nth-child(3)').allTextContents()
  const firstOver = states.findIndex((state) => /จบแล้ว/.test(state))
  expect(states.length).toBeGreaterThan(5)
  expect(firstOver === -1 ? [] : states.slice(firstOver).filter((state) => !/จบแล้ว|งดจัด/.test(state))).toEqual([])
})
