import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const notificationsData = {
  mail: {
    owner: 'user_id',
    about: 'อีเมลที่เราส่งถึงคุณ เก็บไว้ 30 วัน',
    erasure: 'deleted',
    told: ['to_address', 'mailbox', 'kind', 'subject', 'made_at', 'sent_at', 'failed_at'],
    // The texts contain valid links; the person has them in their mailbox.
    withheld: ['id', 'text', 'html', 'unsubscribe_url', 'attempts', 'tried_at', 'error', 'is_limited'],
  },
  mail_choice: {
    owner: 'user_id',
    about: 'เรื่องที่เลือกรับในเว็บและทางอีเมล',
    erasure: 'deleted',
    told: ['notice_group', 'is_on', 'in_app', 'changed_at'],
  },
  notice: {
    owner: 'user_id',
    about: 'การแจ้งเตือน',
    erasure: 'deleted',
    told: ['kind', 'facts', 'made_at', 'read_at', 'mailed_at', 'is_shown'],
    withheld: ['id', 'cause'],
  },
} satisfies PersonalTags
