/** What a guardian's answer is called to the child. */
export const guardianWords = {
  allowed: { title: 'ผู้ปกครองยินยอมแล้ว', body: 'ตอนนี้บัญชีของคุณใช้ได้ทุกส่วนที่ต้องรอผู้ปกครอง' },
  refused: { title: 'ผู้ปกครองยังไม่ยินยอม', body: 'คุณยังเรียน เล่น และเก็บ koin ได้ตามปกติ คุยกับผู้ปกครองแล้วขอใหม่ได้' },
  withdrawn: { title: 'ผู้ปกครองถอนความยินยอม', body: 'สิ่งที่เรียนและ koin ยังอยู่ครบ บางส่วนของบัญชีพักไว้จนกว่าจะยินยอมอีกครั้ง' },
}

/** What changed of the second factors. */
export const factorWords = {
  'totp-added': 'เพิ่มแอปรหัสยืนยัน',
  'totp-removed': 'เอาแอปรหัสยืนยันออก',
  'passkey-added': 'เพิ่มพาสคีย์',
  'passkey-removed': 'เอาพาสคีย์ออก',
  'recovery-used': 'ใช้รหัสสำรองไปหนึ่งรหัส',
  'recovery-renewed': 'ทำรหัสสำรองชุดใหม่',
  'all-removed': 'ล้างวิธียืนยันตัวตนทั้งหมดให้ตั้งใหม่',
}

/** What the policies are called. */
export const policies = { law: 'ข้อกำหนดการใช้บริการ', personal: 'นโยบายข้อมูลส่วนบุคคล', cookies: 'นโยบายคุกกี้' }
