import { catchMeTables } from './catch-me-tables.ts'
import { communityTables } from './community-tables.ts'
import { eventData } from './event-data.ts'
import { gameTables } from './game-tables.ts'
import { pathTables } from './path-tables.ts'
import { type OfNobody, plainTables } from './plain-tables.ts'
import { postTables } from './post-tables.ts'
import { quizTables } from './quiz-tables.ts'
import { staffTables } from './staff-tables.ts'
import type { Tables } from './tables.ts'
import { videoTables } from './video-tables.ts'
import { writingTables } from './writing-tables.ts'

type Column<T extends keyof Tables> = keyof Tables[T] & string

/** A table that holds rows about persons. */
export type OfPersons<T extends keyof Tables> = {
  /** Whose row it is: the column with the person's id. */
  whose: Column<T>
  /** What it is, in Thai, as the table of contents of an export says it. */
  about: string
  /**
   * `deleted`: the rows go when the person is erased. `kept`: they stay under the id, which is random and then leads to
   * nobody, since all that says who somebody is stands in deleted rows. So no column of a kept table may hold anything
   * that a person has typed, or that tells who they are.
   */
  erasure: 'deleted' | 'kept'
  /** What an export hands out. */
  told: readonly Column<T>[]
  /** What it does not: hashes of secrets, and what only our own machinery understands. */
  withheld?: readonly Column<T>[]
}

export type Tagged<T extends keyof Tables = keyof Tables> = OfPersons<T> | OfNobody<T>

/**
 * What of the database is about persons, column by column: the export and the erasure are made from this and know no
 * table besides. A column that is not here fails tests/personal-data.test.ts. Order: the person's own row comes last, since others
 * refer to it.
 */
export const personalData: { [T in keyof Tables]: Tagged<T> } = {
  activity: {
    whose: 'user_id',
    about: 'สิ่งที่คุณทำใน Koinklass',
    erasure: 'kept',
    told: ['kind', 'subject_id', 'day', 'facts', 'happened_at'],
    withheld: ['id', 'cause'],
  },
  capped_reward: {
    whose: 'user_id',
    about: 'รางวัลที่นับรวมในเพดานต่อวันและต่อสัปดาห์',
    erasure: 'kept',
    told: ['cause', 'day', 'asked'],
  },
  consent_receipt: {
    whose: 'user_id',
    about: 'ความยินยอมที่คุณให้หรือถอน',
    erasure: 'kept',
    told: ['policy', 'policy_version', 'act', 'how', 'by_whom', 'choices', 'made_at'],
    withheld: ['id'],
  },
  crossword_attempt: {
    whose: 'user_id',
    about: 'ปริศนาอักษรไขว้ที่เล่น และตัวอักษรที่กรอก',
    erasure: 'deleted',
    told: ['kind', 'day', 'letters', 'marks', 'told', 'revealed', 'started_at', 'saved_at', 'finished_at', 'result'],
  },
  daily_quiz_answer: {
    whose: 'user_id',
    about: 'คำตอบในควิซประจำวัน',
    erasure: 'kept',
    told: ['day', 'position', 'question_id', 'answer', 'is_right', 'answered_at'],
    withheld: ['chosen'],
  },
  daily_quiz_attempt: {
    whose: 'user_id',
    about: 'ควิซประจำวันที่ทำ',
    erasure: 'kept',
    told: ['day', 'answered', 'right_count', 'started_at', 'finished_at', 'result'],
    withheld: ['seed', 'counted_at'],
  },
  data_export: {
    whose: 'user_id',
    about: 'ไฟล์ข้อมูลที่คุณขอ',
    erasure: 'deleted',
    told: ['day', 'asked_at', 'ready_at', 'bytes', 'expires_at'],
    withheld: ['id'],
  },
  email_change: {
    whose: 'user_id',
    about: 'การเปลี่ยนอีเมล',
    erasure: 'deleted',
    told: [
      'new_email',
      'new_key',
      'old_email',
      'old_key',
      'old_mailbox',
      'asked_at',
      'confirm_until',
      'object_until',
      'confirmed_at',
    ],
    withheld: ['id', 'confirm_hash', 'object_hash'],
  },
  email_link: {
    whose: 'user_id',
    about: 'ลิงก์ที่ส่งทางอีเมลและยังใช้ได้',
    erasure: 'deleted',
    told: ['purpose', 'expires_at'],
    withheld: ['hash'],
  },
  ...eventData,
  guardian: {
    whose: 'user_id',
    about: 'ผู้ปกครองและคำตอบของผู้ปกครอง',
    erasure: 'deleted',
    told: ['email', 'mailbox', 'state', 'asked_at', 'answered_at', 'reminders', 'policy_version'],
    withheld: ['version'],
  },
  guardian_answer: {
    whose: 'user_id',
    about: 'คำตอบของผู้ปกครองแต่ละครั้ง',
    erasure: 'deleted',
    told: ['answer', 'email', 'name', 'relation', 'birth_year', 'policy_version', 'made_at'],
    withheld: ['id'],
  },
  guardian_link: {
    whose: 'user_id',
    about: 'ลิงก์ที่ผู้ปกครองถืออยู่',
    erasure: 'deleted',
    told: ['made_at'],
    withheld: ['hash'],
  },
  idempotency_key: {
    whose: 'user_id',
    about: 'คำตอบที่จำไว้สองวัน เผื่อส่งคำขอเดิมซ้ำ',
    erasure: 'deleted',
    told: ['reply', 'made_at'],
    withheld: ['key', 'fingerprint'],
  },
  learning_choice: {
    whose: 'user_id',
    about: 'ซ่อนจำนวนวันเรียนต่อเนื่องหรือไม่',
    erasure: 'deleted',
    told: ['hides_run', 'changed_at'],
  },
  learning_day: { whose: 'user_id', about: 'วันที่เรียน', erasure: 'kept', told: ['day'] },
  learning_month: { whose: 'user_id', about: 'จำนวนวันที่เรียนในแต่ละเดือน', erasure: 'kept', told: ['month', 'days'] },
  leaving: {
    whose: 'user_id',
    about: 'การขอลบบัญชี',
    erasure: 'deleted',
    told: ['asked_at', 'erase_at', 'reminded_at'],
    withheld: ['restore_hash'],
  },
  ledger_entry: {
    whose: 'user_id',
    about: 'บรรทัดบัญชีของ koin และเงินฝึก',
    erasure: 'kept',
    told: ['currency', 'account', 'transfer_id', 'satang'],
  },
  ledger_transfer: {
    whose: 'user_id',
    about: 'รายการ koin และเงินฝึก',
    erasure: 'kept',
    told: ['currency', 'id', 'cause', 'title', 'href', 'made_at'],
  },
  mail: {
    whose: 'user_id',
    about: 'อีเมลที่เราส่งถึงคุณ เก็บไว้ 30 วัน',
    erasure: 'deleted',
    told: ['to_address', 'mailbox', 'kind', 'subject', 'made_at', 'sent_at', 'failed_at'],
    // The texts hold links that work; they are in the person's mailbox.
    withheld: ['id', 'text', 'html', 'unsubscribe_url', 'attempts', 'tried_at', 'error', 'is_limited'],
  },
  mail_choice: {
    whose: 'user_id',
    about: 'เรื่องที่เลือกรับทางอีเมล',
    erasure: 'deleted',
    told: ['notice_group', 'is_on', 'changed_at'],
  },
  notice: {
    whose: 'user_id',
    about: 'การแจ้งเตือน',
    erasure: 'deleted',
    told: ['kind', 'facts', 'made_at', 'read_at', 'mailed_at'],
    withheld: ['id', 'cause'],
  },
  picture: {
    whose: 'user_id',
    about: 'รูปที่อัปโหลด ตัวไฟล์อยู่ในโฟลเดอร์ pictures',
    erasure: 'deleted',
    told: ['key', 'purpose', 'made_at'],
  },
  rate: {
    whose: 'made_by',
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
  },
  refresh_token: {
    whose: 'user_id',
    about: 'การต่ออายุการเข้าสู่ระบบ',
    erasure: 'deleted',
    told: ['session_id', 'made_at', 'expires_at', 'rotated_at'],
    withheld: ['hash', 'salt'],
  },
  reward_week: {
    whose: 'user_id',
    about: 'รางวัลที่ได้ในแต่ละสัปดาห์',
    erasure: 'kept',
    told: ['week', 'paid', 'last_paid'],
  },
  session: {
    whose: 'user_id',
    about: 'การเข้าสู่ระบบ',
    erasure: 'deleted',
    told: ['id', 'browser', 'system', 'made_at', 'expires_at', 'ended_at', 'ended_by'],
    withheld: ['binding_hash'],
  },
  skill_point: {
    whose: 'user_id',
    about: 'คะแนนทักษะที่ได้',
    erasure: 'kept',
    told: ['cause', 'skill', 'points', 'title', 'href', 'made_at'],
    withheld: ['id'],
  },
  skill_total: { whose: 'user_id', about: 'คะแนนทักษะรวม', erasure: 'kept', told: ['skill', 'points', 'gains'] },
  social_link: {
    whose: 'user_id',
    about: 'บัญชี LINE และ Facebook ที่เชื่อมไว้',
    erasure: 'deleted',
    told: ['provider', 'subject', 'name', 'linked_at'],
  },
  wallet: {
    whose: 'user_id',
    about: 'ยอด koin และเงินฝึก',
    erasure: 'kept',
    told: ['currency', 'satang', 'transfers'],
  },

  ...postTables,
  ...staffTables,
  ...videoTables,
  ...communityTables,
  ...writingTables,
  ...pathTables,
  ...catchMeTables,
  ...gameTables,
  ...quizTables,
  ...plainTables,

  user_account: {
    whose: 'user_id',
    about: 'บัญชีและโปรไฟล์',
    erasure: 'deleted',
    told: [
      'email',
      'email_key',
      'mailbox',
      'display_name',
      'name_key',
      'birth_date',
      'province',
      'school',
      'interests',
      'display_image',
      'roles',
      'verified_at',
      'made_at',
    ],
    withheld: ['password_hash', 'version', 'shares_mailbox'],
  },
}

/** The tables with rows about persons, each with its tags, in the order in which their rows may be deleted. */
export function tablesOfPersons() {
  return (Object.entries(personalData) as [keyof Tables, Tagged][]).flatMap(([table, tags]) =>
    tags.whose === null ? [] : [{ table, ...(tags as OfPersons<keyof Tables>) }],
  )
}
