/** The changes of second factors, in Thai. */
export const factorWords = {
  'totp-added': 'เพิ่มแอปรหัสยืนยัน',
  'totp-removed': 'เอาแอปรหัสยืนยันออก',
  'passkey-added': 'เพิ่มพาสคีย์',
  'passkey-removed': 'เอาพาสคีย์ออก',
  'recovery-used': 'ใช้รหัสสำรองไปหนึ่งรหัส',
  'recovery-renewed': 'ทำรหัสสำรองชุดใหม่',
  'all-removed': 'ล้างวิธียืนยันตัวตนทั้งหมดให้ตั้งใหม่',
}

export type FactorChange = keyof typeof factorWords

/** The change is stored as `deed`, the name that older notices in the database have. */
export type ChangeFacts = { deed: FactorChange; at: string }

/** What the notice of a change stores. */
export function factsOfChange(change: FactorChange, now: Date): ChangeFacts {
  return { deed: change, at: now.toISOString() }
}
