import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const moderationData = {
  moderation_appeal: {
    owner: 'user_id',
    about: 'คำขอให้ดูผลการตรวจอีกครั้ง',
    erasure: 'deleted',
    told: ['case_id', 'text', 'state', 'made_at', 'decided_at', 'note'],
    withheld: ['decided_by'],
  },
  moderation_case: {
    owner: 'author_id',
    about: 'การตรวจสิ่งที่คุณเขียน และผลของการตรวจ',
    erasure: 'deleted',
    told: [
      'id',
      'subject_kind',
      'subject_id',
      'origin',
      'flags',
      'state',
      'hidden_at',
      'opened_at',
      'decided_at',
      'reason',
      'note',
    ],
    withheld: ['revision_id', 'severity', 'weight', 'decided_by'],
  },
  moderation_claim: {
    owner: 'user_id',
    about: 'เรื่องในคิวตรวจที่คุณรับไว้ในฐานะทีมงาน',
    erasure: 'deleted',
    told: ['case_id', 'claimed_at'],
    // Whom they had it from, and what was written to them.
    withheld: ['handed_by', 'note'],
  },
  moderation_report: {
    owner: 'user_id',
    about: 'สิ่งที่คุณรายงานให้ทีมงานดู',
    erasure: 'deleted',
    told: ['subject_kind', 'subject_id', 'reason', 'note', 'outcome', 'made_at'],
    withheld: ['case_id', 'weight'],
  },
  moderation_reporter: {
    owner: 'user_id',
    about: 'จำนวนครั้งที่รายงานแล้วทีมงานเห็นด้วยหรือไม่เห็นด้วย',
    erasure: 'deleted',
    told: ['upheld', 'dismissed'],
  },
} satisfies PersonalTags
