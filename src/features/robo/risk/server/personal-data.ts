import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const riskData = {
  robo_assessment: {
    owner: 'user_id',
    about: 'ผลประเมินความเสี่ยงล่าสุดของคุณ (เก็บเฉพาะคะแนนกับระดับ ไม่เก็บคำตอบ)',
    erasure: 'deleted',
    told: ['id', 'form_version', 'score', 'level', 'level_before', 'taken_at', 'valid_until'],
    // Empty since 0215.
    withheld: ['said', 'reasons'],
  },
  robo_rehearsal: {
    owner: 'user_id',
    about: 'การซ้อมรับมือตลาดตกครั้งล่าสุดของคุณ',
    erasure: 'deleted',
    told: ['id', 'path', 'rounds', 'started_at', 'result'],
    withheld: ['said'],
  },
  robo_portfolio: {
    owner: 'made_by',
    about: 'พอร์ตตัวอย่างที่คุณตั้งในฐานะทีมงาน',
    erasure: 'kept',
    told: ['level', 'version', 'parts', 'made_at', 'reason'],
  },
} satisfies PersonalTags
