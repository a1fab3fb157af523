import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { countStatistics } from '#features/statistics/server/jobs.ts'
import { readCsv } from '#lib/csv.ts'
import { newId } from '#lib/server/new-id.ts'
import { addDays, bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { seedLearners } from '../../fixtures/learners.ts'
import { openProduct } from '../../support/product.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'
import { keyboard } from '../support/hands.ts'
import { lookWith, type Way } from '../support/look.ts'

const product = await openProduct()

test('by keyboard an admin reads who learns and comes back, changes the period, and saves the same numbers as CSV', async () => {
  const { db, clock } = product
  const lastDay = addDays(bangkokDay(clock.now), -1)
  const { people } = await seedLearners(db, { firstDay: addDays(lastDay, -97), lastDay, count: 400 })
  const watched = new Date(clock.now.getTime() - 9 * 86_400_000)
  await db
    .insertInto('activity')
    .values(
      people.slice(0, 90).map(({ id }, i) => ({
        ...{ user_id: id, id: newId(watched), cause: 'once', kind: i % 2 ? 'video.watched' : 'quiz.daily.answered' },
        ...{ subject_id: null, facts: '{}', day: bangkokDay(watched), happened_at: watched },
      })),
    )
    .execute()
  const admin = await product.person({ roles: ['finance', 'admin'], koin: 12_345 })
  await countStatistics(db, clock.now)

  const way: Way = { name: '', width: 360, theme: 'light', handOf: keyboard, hasAxe: true }
  const storage = { ...cookiesAnswered, ...(await product.storageOf(admin)) }
  const page = await product.openPage({ ...way, storage })
  const [hand, look] = [keyboard(page), lookWith(page, way)]
  await page.goto('/admin/statistics')
  await wake(page)
  await page.getByText(new RegExp(`^${formatThaiDate(lastDay)} มีคนเรียน \\d+ คน และใน 28 วันถึงวันนั้นมี \\d+ คน$`)).waitFor()
  await page.getByRole('row', { name: /^ดูวิดีโอจนจบ 45 / }).waitFor()
  await page.getByText('ผู้ดูแลระบบเปิดได้ด้วยการตั้ง WAREHOUSE_KEY').waitFor()
  await look('statistics')
  await page.setViewportSize({ width: 1280, height: 800 })
  await lookWith(page, { ...way, width: 1280, theme: 'light' })('statistics')

  await hand.press(page.getByRole('link', { name: '13 สัปดาห์' }))
  await page.waitForURL('**/admin/statistics?days=91')
  await hand.press(page.getByRole('link', { name: 'จังหวัด' }))
  await page.waitForURL('**/admin/statistics?days=91&by=province')
  await page.getByRole('rowheader', { name: 'กรุงเทพมหานคร' }).waitFor()
  const shown = await page
    .getByRole('row', { name: /กรุงเทพมหานคร/ })
    .getByRole('cell')
    .first()
    .textContent()

  const file = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'บันทึกเป็น CSV: เป็นใครบ้าง' }))
  const rows = readCsv(await readFile(await (await file).path(), 'utf8'))
  expect(rows?.find(([name]) => name === 'กรุงเทพมหานคร')).toEqual(['กรุงเทพมหานคร', shown])
  await product.expectQuiet(page)
})
