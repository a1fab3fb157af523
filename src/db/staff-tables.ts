import type { OfPersons } from './personal-data.ts'
import type { Tables } from './tables.ts'

/** What is about persons as members of the staff: how they show who they are, and what they did. */
export const staffTables = {
  factor_challenge: {
    whose: 'user_id',
    about: 'การยืนยันตัวตนที่เริ่มไว้และยังไม่จบ',
    erasure: 'deleted',
    told: ['purpose', 'expires_at'],
    withheld: ['session_id', 'value'],
  },
  passkey: {
    whose: 'user_id',
    about: 'พาสคีย์ของคุณในฐานะทีมงาน',
    erasure: 'deleted',
    told: ['made_at', 'used_at', 'transports'],
    withheld: ['id', 'credential_id', 'public_key', 'counter'],
  },
  recovery_code: {
    whose: 'user_id',
    about: 'รหัสสำรองของคุณในฐานะทีมงาน',
    erasure: 'deleted',
    told: [],
    withheld: ['hash'],
  },
  staff_act: {
    whose: 'actor_id',
    about: 'สิ่งที่คุณทำในฐานะทีมงาน',
    erasure: 'kept',
    told: ['id', 'act', 'subject_kind', 'subject_id', 'before', 'after', 'made_at'],
  },
  staff_session: {
    whose: 'user_id',
    about: 'การเข้าสู่ระบบที่ยืนยันตัวตนขั้นที่สองแล้ว',
    erasure: 'deleted',
    told: ['session_id', 'confirmed_at'],
  },
  totp_factor: {
    whose: 'user_id',
    about: 'แอปรหัสยืนยันของคุณในฐานะทีมงาน',
    erasure: 'deleted',
    told: ['made_at', 'used_at'],
    withheld: ['sealed', 'last_step'],
  },
} satisfies { [T in keyof Tables]?: OfPersons<T> }
