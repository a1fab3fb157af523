import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const riskData = {
  robo_assessment: {
    whose: 'user_id',
    about: 'ผลประเมินความเสี่ยงล่าสุดของคุณ (ไม่มีคำตอบเรื่องเงินที่บ้าน)',
    erasure: 'deleted',
    told: ['id', 'form_version', 'score', 'level', 'level_before', 'said', 'reasons', 'taken_at', 'valid_until'],
  },
  robo_rehearsal: {
    whose: 'user_id',
    about: 'การซ้อมรับมือตลาดตกครั้งล่าสุดของคุณ',
    erasure: 'deleted',
    told: ['id', 'path', 'rounds', 'said', 'started_at', 'result'],
  },
  robo_portfolio: {
    whose: 'made_by',
    about: 'พอร์ตตัวอย่างที่คุณตั้งในฐานะทีมงาน',
    erasure: 'kept',
    told: ['level', 'version', 'parts', 'made_at', 'reason'],
  },
} satisfies PersonalTags
