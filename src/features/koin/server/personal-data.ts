import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const koinData = {
  koin_lapse: {
    owner: 'user_id',
    about: 'koin ที่ใกล้หมดอายุเพราะไม่ได้เข้าสู่ระบบ',
    erasure: 'deleted',
    told: ['seen_at', 'due_on', 'told_60_on', 'told_30_on', 'told_7_on'],
  },
  capped_reward: {
    owner: 'user_id',
    about: 'รางวัลที่นับรวมในเพดานต่อวันและต่อสัปดาห์',
    erasure: 'kept',
    told: ['cause', 'day', 'asked'],
  },
  learning_choice: {
    owner: 'user_id',
    about: 'ซ่อนจำนวนวันเรียนต่อเนื่องหรือไม่',
    erasure: 'deleted',
    told: ['hides_run', 'changed_at'],
  },
  learning_day: { owner: 'user_id', about: 'วันที่เรียน', erasure: 'kept', told: ['day'] },
  learning_month: { owner: 'user_id', about: 'จำนวนวันที่เรียนในแต่ละเดือน', erasure: 'kept', told: ['month', 'days'] },
  ledger_entry: {
    owner: 'user_id',
    about: 'บรรทัดบัญชีของ koin และเงินฝึก',
    erasure: 'kept',
    told: ['currency', 'account', 'transfer_id', 'satang'],
  },
  ledger_transfer: {
    owner: 'user_id',
    about: 'รายการ koin และเงินฝึก',
    erasure: 'kept',
    told: ['currency', 'id', 'cause', 'title', 'href', 'made_at'],
  },
  rate: {
    owner: 'made_by',
    about: 'อัตรา koin ที่คุณตั้งในฐานะทีมงาน',
    erasure: 'kept',
    told: [
      'key',
      'effective_from',
      'koin',
      'koin_most',
      'points',
      'points_per',
      'threshold',
      'quota',
      'quota_period',
      'wait_hours',
    ],
    withheld: ['decided_by'],
  },
  reward_week: {
    owner: 'user_id',
    about: 'รางวัลที่ได้ในแต่ละสัปดาห์',
    erasure: 'kept',
    told: ['week', 'paid', 'last_paid'],
  },
  skill_point: {
    owner: 'user_id',
    about: 'คะแนนทักษะที่ได้',
    erasure: 'kept',
    told: ['cause', 'skill', 'points', 'title', 'href', 'made_at'],
    withheld: ['id'],
  },
  skill_total: { owner: 'user_id', about: 'คะแนนทักษะรวม', erasure: 'kept', told: ['skill', 'points', 'gains'] },
  wallet: {
    owner: 'user_id',
    about: 'ยอด koin และเงินฝึก',
    erasure: 'kept',
    told: ['currency', 'satang', 'transfers'],
  },
  books_audit: { owner: null, plain: ['id', 'faults', 'made_at'] },
} satisfies PersonalTags
