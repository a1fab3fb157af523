import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const guardianData = {
  guardian: {
    owner: 'user_id',
    about: 'ผู้ปกครองและคำตอบของผู้ปกครอง',
    erasure: 'deleted',
    told: ['email', 'mailbox', 'state', 'asked_at', 'answered_at', 'reminders', 'policy_version'],
    withheld: ['version'],
  },
  guardian_answer: {
    owner: 'user_id',
    about: 'คำตอบของผู้ปกครองแต่ละครั้ง',
    erasure: 'deleted',
    told: ['answer', 'email', 'name', 'relation', 'birth_year', 'policy_version', 'made_at'],
    withheld: ['id'],
  },
  guardian_link: {
    owner: 'user_id',
    about: 'ลิงก์ที่ผู้ปกครองถืออยู่',
    erasure: 'deleted',
    told: ['made_at', 'code_until'],
    withheld: ['hash', 'code_hash'],
  },
} satisfies PersonalTags
