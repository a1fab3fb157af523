import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { PracticeBaht } from '#lib/money.ts'
import { BankMoment } from '../clock/contract.ts'

/** What the practice purse begins with, and what each bank month adds (bank.md), in hundredths of simulated baht. */
export const practiceWalletStart = 1_000_000
export const practiceWalletMonthly = 100_000

/**
 * A person's practice purse. All amounts are hundredths of simulated baht. Not opened: `is_open` is false, `balance` 0 and
 * `next` null. `income` is all that the purse was given so far.
 */
export const PracticeWallet = z.object({
  is_open: z.boolean(),
  balance: PracticeBaht,
  income: PracticeBaht,
  start: PracticeBaht,
  monthly: PracticeBaht,
  /** When the next `monthly` arrives. */
  next: z.nullable(BankMoment),
})
export type PracticeWallet = z.infer<typeof PracticeWallet>

export const showPracticeWallet = endpoint({
  method: 'GET',
  path: '/v2/api/bank/purse',
  access: 'protected',
  summary: 'กระเป๋าเงินบาทจำลองของฉัน',
  reply: PracticeWallet,
})

/** Opened already: nothing changes. The first order opens it too. */
export const openPracticeWallet = endpoint({
  method: 'POST',
  path: '/v2/api/bank/openPurse',
  access: 'protected',
  summary: 'เปิดกระเป๋าเงินบาทจำลอง เริ่มด้วย 10,000 บาทจำลอง',
  reply: PracticeWallet,
})

/** One movement of the purse: `amount` is signed, `date` is day and time in Bangkok, as shown. */
export const PracticeWalletMove = z.object({
  id: z.string(),
  date: z.string(),
  activity: z.string(),
  amount: PracticeBaht,
  balance: PracticeBaht,
  href: z.nullable(z.string()),
})
export type PracticeWalletMove = z.infer<typeof PracticeWalletMove>

/** Newest first, with the running balance. */
export const listPracticeWallet = endpoint({
  method: 'GET',
  path: '/v2/api/bank/purseHistory',
  access: 'protected',
  summary: 'รายการเข้าออกของกระเป๋าเงินบาทจำลอง ใหม่สุดก่อน',
  query: z.object(pageQuery),
  reply: pageOf(PracticeWalletMove),
})

/** The purse as CSV: at most 5,000 newest movements, oldest first. */
export const practiceWalletCsv = endpoint({
  method: 'GET',
  path: '/v2/api/bank/purseCsv',
  access: 'protected',
  summary: 'กระเป๋าเงินบาทจำลองเป็น CSV',
  reply: z.object({ file_name: z.string(), csv: z.string(), lines: z.int() }),
})
