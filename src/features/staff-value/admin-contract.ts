import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import type { StaffRole } from '#lib/staff-roles.ts'

/** Who has any kind of change on their desk; which ones depends on the kind. */
const deciders: readonly StaffRole[] = ['editor', 'fulfilment', 'finance', 'admin']

const Proposal = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  /** The name of the proposer. */
  by: z.string(),
  asked_at: z.string(),
  /** What it lets leave, in hundredths of koin. */
  value: Koin,
  changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  /** Where it is seen as readers will see it. */
  page: z.nullable(z.string()),
  is_own: z.boolean(),
  /** The subject has changed since; it can only be dropped. */
  is_stale: z.boolean(),
  /** False for who proposed or made it, and their families. */
  may_confirm: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>

export const listProposals = endpoint({
  method: 'GET',
  path: '/v2/api/admin/proposals',
  access: 'staff',
  roles: deciders,
  summary: 'สิ่งที่ทีมงานขอและรอคนที่สองยืนยัน พร้อมค่าก่อนและหลัง',
  reply: z.object({ items: z.array(Proposal) }),
})

/** The change takes effect as it was shown, or is dropped; the latter the person who proposed it may do too. */
export const decideProposal = endpoint({
  method: 'POST',
  path: '/v2/api/admin/proposal/decide',
  access: 'staff',
  roles: deciders,
  stepUp: true,
  koin: 'pays',
  summary: 'ยืนยันหรือไม่รับสิ่งที่ทีมงานอีกคนขอ',
  body: z.object({ id: z.uuid(), is_confirmed: z.boolean() }),
  reply: Done,
  errors: [
    ...['proposal_not_found', 'proposal_decided', 'proposal_stale', 'proposal_second_person'],
    // As the kinds refuse; their features are not known here.
    ...['not_found', 'own_gain', 'not_enough_koin'],
    ...['rate_starts_early', 'rate_too_high', 'rate_step_too_big', 'rate_known'],
    ...['clock_same', 'clock_step_too_big'],
    ...['koin_rate_early', 'koin_rate_known', 'koin_rate_same', 'koin_rate_step_too_big'],
    ...['koin_rate_caps_crossed', 'koin_rate_without_quota'],
    'work_claimed',
    ...['question_not_found', 'question_exists', 'question_none_waits'],
    ...['policy_too_soon', 'policy_version_changed'],
  ],
})
