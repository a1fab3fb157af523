import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this room's tables, by column. */
export const navData = {
  class_index: { owner: null, plain: ['class', 'day', 'value'] },
  nav_day: { owner: null, plain: ['day', 'market_days', 'state'] },
  fund_nav: { owner: null, plain: ['code', 'day', 'nav', 'dividend'] },
  fund_figure: { owner: null, plain: ['code', 'day', 'nav', 'nav_before', 'figures'] },
  nav_month: {
    owner: null,
    plain: ['month', 'commitment', 'committed_at', 'is_history', 'recipe', 'regime', 'opened_at'],
  },
  nav_secret: { owner: null, plain: ['month', 'secret'] },
  nav_import: {
    owner: 'made_by',
    about: 'ไฟล์ราคากองทุนที่คุณนำเข้าในฐานะทีมงาน',
    erasure: 'kept',
    told: ['id', 'state', 'file_name', 'made_at', 'decided_at'],
    withheld: ['rows', 'jumps', 'decided_by'],
  },
} satisfies PersonalTags
