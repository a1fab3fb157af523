import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const adminData = {
  factor_challenge: {
    owner: 'user_id',
    about: 'การยืนยันตัวตนที่เริ่มไว้และยังไม่จบ',
    erasure: 'deleted',
    told: ['purpose', 'expires_at'],
    withheld: ['session_id', 'value'],
  },
  passkey: {
    owner: 'user_id',
    about: 'พาสคีย์ของคุณในฐานะทีมงาน',
    erasure: 'deleted',
    told: ['made_at', 'used_at', 'transports'],
    withheld: ['id', 'credential_id', 'public_key', 'counter'],
  },
  recovery_code: {
    owner: 'user_id',
    about: 'รหัสสำรองของคุณในฐานะทีมงาน',
    erasure: 'deleted',
    told: [],
    withheld: ['hash'],
  },
  staff_session: {
    owner: 'user_id',
    about: 'การเข้าสู่ระบบที่ยืนยันตัวตนขั้นที่สองแล้ว',
    erasure: 'deleted',
    told: ['session_id', 'confirmed_at'],
  },
  totp_factor: {
    owner: 'user_id',
    about: 'แอปรหัสยืนยันของคุณในฐานะทีมงาน',
    erasure: 'deleted',
    told: ['made_at', 'used_at'],
    withheld: ['sealed', 'last_step'],
  },
} satisfies PersonalTags
