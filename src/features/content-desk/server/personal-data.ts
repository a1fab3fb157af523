import type { PersonalTags } from '#db/personal-data.ts'

/** What this feature's tables hold about persons, column by column. */
export const contentDeskData = {
  content_view: {
    owner: 'user_id',
    about: 'มุมมองของรายการเนื้อหาที่คุณบันทึกไว้',
    erasure: 'deleted',
    told: ['title', 'filter', 'created_at'],
    withheld: ['id'],
  },
  content_assignment: {
    owner: 'user_id',
    about: 'เนื้อหาที่คุณดูแลในฐานะทีมงาน',
    erasure: 'deleted',
    told: ['kind', 'item_id', 'assigned_at'],
  },
  content_note: { owner: null, plain: ['kind', 'item_id', 'note', 'version', 'updated_at'] },
  holiday: {
    owner: null,
    plain: ['id', 'kind', 'title', 'first_day', 'last_day', 'source', 'read_on', 'created_at'],
  },
} satisfies PersonalTags
