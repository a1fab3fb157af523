import { z } from 'zod/mini'
import { FundCode } from '#features/bank/funds/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { PracticeBaht } from '#lib/money.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { maxLetters, minLetters } from '#lib/stored-text.ts'
import { RoboAccountDetail, RoboPlan } from './contract.ts'
import { RoboLog } from './log-contract.ts'

const ofMoney: readonly StaffRole[] = ['finance']

/** What hangs on each fund: targets and holdings of robo accounts, and whether the bank paused it. Pauses: /admin of the bank's funds. */
export const listRoboFunds = endpoint({
  method: 'GET',
  path: '/v2/api/admin/robo/funds',
  access: 'staff',
  roles: ['editor', 'finance'],
  summary: 'กองทุนในแผนของ Fund-telligenz และกองที่พักอยู่',
  reply: z.object({
    items: z.array(
      z.object({
        code: FundCode,
        name: z.string(),
        risk: z.int(),
        paused: z.nullable(z.enum(['buy', 'all'])),
        pause_reason: z.nullable(z.string()),
        /** Accounts whose plan has it, and that hold units. */
        plans: z.int(),
        holders: z.int(),
        value: PracticeBaht,
      }),
    ),
    accounts: z.object({ open: z.int(), active: z.int(), closing: z.int(), closed: z.int(), dca_paused: z.int() }),
    /** Instalments that are due and not worked: 0 after each night. */
    late: z.int(),
  }),
})

/** A person's robo accounts; the reason and the look are in the audit log. */
export const lookAtRobo = endpoint({
  method: 'POST',
  path: '/v2/api/admin/robo/person',
  access: 'staff',
  roles: ofMoney,
  stepUp: true,
  looks: 'by_handler',
  summary: 'ดูบัญชี Fund-telligenz ของคนหนึ่ง พร้อมเหตุผล',
  body: z.object({
    user_id: z.uuid(),
    reason: z.string().check(z.trim(), minLetters(10, 'บอกเหตุผลอย่างน้อย 10 ตัวอักษร'), maxLetters(300)),
  }),
  reply: z.object({
    items: z.array(
      z.object({
        mutualFundAccountDetail: RoboAccountDetail,
        mutualFundPlanDetail: RoboPlan,
        transactionLogs: z.array(RoboLog),
      }),
    ),
  }),
})
