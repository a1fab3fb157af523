import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { BankMoment } from '../clock/contract.ts'

export const statementErrors = {
  account_not_found: { status: 404, th: 'ไม่พบบัญชีนี้' },
  month_not_over: { status: 409, th: 'เดือนนี้ของธนาคารยังไม่จบ ใบสรุปออกเมื่อจบเดือน' },
} as const satisfies ErrorTable

/** 'savings' is the koin wallet; else a deposit's id. */
export const AccountRef = z.union([z.literal('savings'), z.uuid()])

/** What a line of the passbook is for. `other`: what moved the wallet outside the bank; `text` says it. */
export const LineKind = z.enum(['open', 'instalment', 'interest', 'tax', 'withdrawal', 'rollover', 'other'])
export type LineKind = z.infer<typeof LineKind>

/**
 * One line: signed `amount` and the `balance` after it, both in hundredths. Interest and tax are lines of their own. `at` is
 * the real moment, `day` the bank day.
 */
export const PassbookLine = z.object({
  id: z.string(),
  kind: LineKind,
  text: z.string(),
  when: BankMoment,
  amount: Koin,
  balance: Koin,
})
export type PassbookLine = z.infer<typeof PassbookLine>

/** Newest first; the first line's balance is the account's. */
export const showPassbook = endpoint({
  method: 'GET',
  path: '/v2/api/bank/passbook',
  access: 'protected',
  summary: 'สมุดบัญชี พร้อมยอดคงเหลือทุกบรรทัด',
  query: z.object({ account: AccountRef, ...pageQuery }),
  reply: pageOf(PassbookLine),
  errors: ['account_not_found'],
})

/** A bank month: 'YYYY-MM' in the bank's years. */
export const BankMonth = z
  .string()
  .check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'เดือนของธนาคารเขียนเป็น ปี-เดือน เช่น 0001-05'))

/** One account in a month: what was there, what came and went, what is there. `sentences` explain it in Thai. */
export const MonthAccount = z.object({
  account: AccountRef,
  name: z.string(),
  before: Koin,
  in: Koin,
  out: Koin,
  interest: Koin,
  tax: Koin,
  after: Koin,
  lines: z.array(PassbookLine),
})
export type MonthAccount = z.infer<typeof MonthAccount>

export const MonthStatement = z.object({
  month: BankMonth,
  from: BankMoment,
  until: BankMoment,
  accounts: z.array(MonthAccount),
  totals: z.object({ before: Koin, in: Koin, out: Koin, interest: Koin, tax: Koin, after: Koin }),
  /** What happened, in words: what interest came from, why tax was held back, what was missed. */
  sentences: z.array(z.string()),
})
export type MonthStatement = z.infer<typeof MonthStatement>

/** The months that have a statement, newest first. */
export const listStatements = endpoint({
  method: 'GET',
  path: '/v2/api/bank/statements',
  access: 'protected',
  summary: 'เดือนของธนาคารที่มีใบสรุป',
  query: z.object(pageQuery),
  reply: pageOf(z.object({ month: BankMonth, from: BankMoment, until: BankMoment })),
})

export const showStatement = endpoint({
  method: 'GET',
  path: '/v2/api/bank/statement',
  access: 'protected',
  summary: 'ใบสรุปรายเดือนของธนาคารจำลอง',
  query: z.object({ month: BankMonth }),
  reply: MonthStatement,
  errors: ['month_not_over'],
})

/** An account's passbook as CSV: at most 5,000 newest lines, oldest first. */
export const passbookCsv = endpoint({
  method: 'GET',
  path: '/v2/api/bank/passbookCsv',
  access: 'protected',
  summary: 'สมุดบัญชีเป็น CSV',
  query: z.object({ account: AccountRef }),
  reply: z.object({ file_name: z.string(), csv: z.string(), lines: z.int() }),
  errors: ['account_not_found'],
})

/**
 * The PDF of a month's statement: GET with the bearer token, `?month=YYYY-MM`; answers application/pdf. Not in the contract's
 * JSON, as it is a file (as a person's data export is).
 */
export const statementPdfPath = '/v2/api/bank/statementPdf'

/** The PDF of an account's passbook, in the same way: `?account=savings` or a deposit's id; at most 500 newest lines. */
export const passbookPdfPath = '/v2/api/bank/passbookPdf'
