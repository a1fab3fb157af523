import { expect, test } from 'vitest'
import { readCsv } from '#lib/csv.ts'
import { aPerson, freshToken } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listPracticeWallet, openPracticeWallet, practiceWalletCsv, showPracticeWallet } from '../contract.ts'
import { payPracticeWallets } from './commands.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
const at = (moment: string) => new Date(`${moment}+07:00`)

test('a practice wallet begins with 10,000.00 and gets 1,000.00 each bank month, once', async () => {
  fixture.clock.now = at('2026-11-23T10:00')
  const who = await aPerson(fixture)
  expect((await send(who, showPracticeWallet, {})).json).toMatchObject({
    is_open: false,
    balance: 0,
    next: null,
  })
  const opened = (await send(who, openPracticeWallet, {})).json
  expect(opened).toMatchObject({
    is_open: true,
    balance: 1_000_000,
    income: 1_000_000,
    start: 1_000_000,
    monthly: 100_000,
  })
  expect((await send(who, openPracticeWallet, {})).json).toEqual(opened)
  fixture.clock.now = at('2026-12-14T11:00')
  await Promise.all([payPracticeWallets(db, fixture.clock.now), payPracticeWallets(db, fixture.clock.now)])
  await payPracticeWallets(db, fixture.clock.now)
  const later = { ...who, token: await freshToken(fixture, who) }
  expect((await send(later, showPracticeWallet, {})).json).toMatchObject({
    balance: 1_300_000,
    income: 1_300_000,
  })
  const { json } = await send(later, listPracticeWallet, { query: {} })
  expect(json.items.map(({ amount, balance }) => [amount, balance])).toEqual([
    [100_000, 1_300_000],
    [100_000, 1_200_000],
    [100_000, 1_100_000],
    [1_000_000, 1_000_000],
  ])
  const file = (await send(later, practiceWalletCsv, {})).json
  expect(file).toMatchObject({ lines: 4, file_name: 'koinklass-purse-2026-12-14.csv' })
  expect(readCsv(file.csv)!.slice(0, 3)).toEqual([
    ['วันจริง', 'รายการ', 'ออก (บาทจำลอง)', 'เข้า (บาทจำลอง)', 'คงเหลือ (บาทจำลอง)'],
    ['2026-11-23', 'เงินเริ่มต้นของกระเป๋าฝึก', '', '10000.00', '10000.00'],
    ['2026-12-14', 'เงินประจำเดือนธนาคารที่ 1', '', '1000.00', '11000.00'],
  ])
})
