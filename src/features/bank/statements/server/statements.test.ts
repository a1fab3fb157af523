import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { readCsv } from '#lib/csv.ts'
import { bankOf, inBankDay } from '#tests/fixtures/bank.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { lookAtAccounts, showBankBooks } from '../admin-contract.ts'
import {
  listStatements,
  passbookCsv,
  passbookPdfPath,
  showPassbook,
  showStatement,
  statementPdfPath,
} from '../contract.ts'
import { writeStatementCsv } from '../csv-rules.ts'

const fixture = await openTestbed()
const { send } = fixture
const bank = bankOf(fixture)
fixture.clock.now = inBankDay('0004-12-03')
const who = await aPerson(fixture, { koin: 1_000_00 })
const fixed = (await bank.openFixed(who, 500_00, 3, 'rollover')).json.deposit.id
const saving = (await bank.openThaweesup(who, 100_00)).json.deposit.id
await bank.goTo('0005-03-20', who)

/** The text of a PDF's first page. */
async function readPdf(bytes: Buffer): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await file.getPage(1)).getTextContent()
  return (items as { str: string }[]).map(({ str }) => str).join('')
}

test('the passbook of a deposit: interest and tax are lines, the balance runs, and the screen equals the books', async () => {
  const lines = (await send(who, showPassbook, { query: { account: fixed } })).json
  // 500.00 × 0.95 % × 90 days = 1.171… → 1.17; tax 0.1755 → 0.18.
  expect(lines.items.map(({ kind, amount, balance, when }) => [kind, amount, balance, when.day])).toEqual([
    ['tax', -18, 500_99, '0005-03-03'],
    ['interest', 1_17, 501_17, '0005-03-03'],
    ['open', 500_00, 500_00, '0004-12-03'],
  ])
  const page = (await send(who, showPassbook, { query: { account: 'savings', page: 2, limit: 2 } })).json
  expect(page).toMatchObject({ total: 7, page: 2, pages: 4 })
  const all = (await send(who, showPassbook, { query: { account: 'savings' } })).json
  expect(page.items).toEqual(all.items.slice(2, 4))
  expect(all.items.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['instalment', 100_16],
    ['instalment', 200_16],
    ['instalment', 300_16],
    ['interest', 400_16],
    ['instalment', 400_00],
    ['open', 500_00],
    ['other', 1_000_00],
  ])
})

test('a month’s statement adds up and explains itself', async () => {
  const months = (await send(who, listStatements, { query: {} })).json
  expect(months.items.map(({ month }) => month)).toEqual(['0005-02', '0005-01', '0004-12'])
  const { accounts, totals, sentences } = (await send(who, showStatement, { query: { month: '0005-01' } })).json
  expect(totals).toMatchObject({ in: 0, out: 0, tax: 0, before: 1_000_00 })
  expect(totals.after).toBe(totals.before + totals.interest)
  expect(accounts.map(({ name }) => name)).toEqual(['ออมทรัพย์ (กระเป๋า koin)', 'ฝากประจำ 3 เดือน', 'ทวีทรัพย์'])
  for (const one of accounts) expect(one.after).toBe(one.before + one.in - one.out + one.interest - one.tax)
  expect(sentences[0]).toMatch(/^ต้นเดือนมี 1,000.00 koin สิ้นเดือนมี/)
  expect(sentences).toContainEqual(expect.stringContaining('ไม่เสียภาษี'))
  expect((await send(who, showStatement, { query: { month: '0005-03' } })).json).toMatchObject({
    status: 409,
    code: 'month_not_over',
  })
  expect((await send(who, showStatement, { query: { month: '0000-03' } })).status).toBe(422)
})

test('a passbook as CSV, read back', async () => {
  const file = (await send(who, passbookCsv, { query: { account: saving } })).json
  expect(readCsv(file.csv)!.slice(0, 3)).toEqual([
    ['วันจริง', 'วันของธนาคาร', 'รายการ', 'ออก', 'เข้า', 'คงเหลือ'],
    [expect.any(String), '3 ธ.ค. ปีที่ 4', 'ทวีทรัพย์ งวดที่ 1', '', '100.00', '100.00'],
    [expect.any(String), '5 ม.ค. ปีที่ 5', 'ทวีทรัพย์ งวดที่ 2', '', '100.00', '200.00'],
  ])
})

test('the statement as PDF is the person’s alone, and its Thai can be read', async () => {
  const get = (headers: Record<string, string>, month = '0005-01') =>
    fixture.http.inject({ method: 'GET', url: `${statementPdfPath}?month=${month}`, headers })
  expect((await get({})).statusCode).toBe(401)
  const mine = { authorization: `Bearer ${who.token}` }
  expect((await get(mine, 'x')).statusCode).toBe(404)
  const { rawPayload, headers } = await get(mine)
  expect(headers['content-type']).toBe('application/pdf')
  const text = await readPdf(rawPayload)
  expect(text).toContain('ใบสรุปบัญชี ม.ค. ปีที่ 5 ของธนาคาร')
  expect(text.replaceAll(' ', '')).toContain('ดอกเบี้ยออมทรัพย์')
})

test('a passbook as PDF: its lines by month of the bank, and nobody else’s', async () => {
  const get = (token: string, account: string) =>
    fixture.http.inject({
      method: 'GET',
      url: `${passbookPdfPath}?account=${account}`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await get('', fixed)).statusCode).toBe(401)
  expect((await get(who.token, 'x')).statusCode).toBe(404)
  const other = await aPerson(fixture)
  expect((await get(other.token, fixed)).json()).toMatchObject({ status: 404, code: 'account_not_found' })
  const { rawPayload, headers } = await get(who.token, fixed)
  expect(headers['content-disposition']).toMatch(/filename="koinklass-[0-9a-f]{8}-\d{4}-\d\d-\d\d\.pdf"/)
  const text = await readPdf(rawPayload)
  expect(text).toContain('สมุดบัญชี ฝากประจำ 3 เดือน')
  // 500.00 + 1.17 interest − 0.18 tax, in March of the bank's year 5.
  expect(text.replaceAll(' ', '')).toContain('มี.ค.ปีที่5ของธนาคาร')
  expect(text).toMatch(/วันจริง\s*วันของธนาคาร/)
  for (const words of ['500.00', '501.17', '500.99']) expect(text).toContain(words)
  expect(await readPdf((await get(who.token, 'savings')).rawPayload)).toContain('ออมทรัพย์')
  expect(await readPdf((await get(other.token, 'savings')).rawPayload)).toContain('ยังไม่มีรายการ')
})

test('a month’s statement as CSV has the lines of all accounts', async () => {
  const statement = (await send(who, showStatement, { query: { month: '0005-01' } })).json
  const rows = readCsv(writeStatementCsv(statement))!
  expect(rows[0]).toEqual(['บัญชี', 'วันจริง', 'วันของธนาคาร', 'รายการ', 'ออก', 'เข้า', 'คงเหลือ'])
  expect(rows.length - 1).toBe(statement.accounts.reduce((sum, { lines }) => sum + lines.length, 0))
  expect(rows).toContainEqual(['ทวีทรัพย์', expect.any(String), '5 ม.ค. ปีที่ 5', 'ทวีทรัพย์ งวดที่ 2', '', '100.00', '200.00'])
})

test('staff looks at a person’s accounts with a reason, which is logged, and at the bank’s own books', async () => {
  const staff = await aPerson(fixture, { roles: ['finance'] })
  const body = { user_id: who.id, reason: 'สมาชิกถามเรื่องงวดที่ 3' }
  const seen = (await send(staff, lookAtAccounts, { body })).json
  expect(seen.accounts.fixed[0]?.id).toBe(fixed)
  const log = await fixture.db.selectFrom('staff_act').selectAll().where('actor_id', '=', staff.id).execute()
  expect(log).toMatchObject([{ act: 'bank.accounts-looked-at', subject_id: who.id, after: { reason: body.reason } }])
  expect((await send(staff, lookAtAccounts, { body: { ...body, user_id: crypto.randomUUID() } })).status).toBe(404)
  const books = (await send(staff, showBankBooks, {})).json
  expect(books).toMatchObject({
    liabilities: { deposits: 900_99 },
    tax_withheld: 18,
    held: { fixed: 500_99, thaweesup: 400_00, fixed_count: 1, thaweesup_count: 1 },
    is_equal: true,
  })
  expect(books.months.reduce((sum, { interest }) => sum + interest, 0)).toBe(books.interest_paid)
})

test('a person who asks for more papers than an hour allows is refused; others get theirs', async () => {
  const get = (token: string) =>
    fixture.http.inject({ url: `${statementPdfPath}?month=0005-01`, headers: { authorization: `Bearer ${token}` } })
  expect((await get(who.token)).statusCode).toBe(200)
  await fixture.db.updateTable('attempt').set({ count: 60 }).where('key', 'like', 'paper-account:%').execute()
  const refused = await get(who.token)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  const other = await aPerson(fixture)
  expect((await get(other.token)).statusCode).not.toBe(429)
})
