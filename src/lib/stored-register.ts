import type { PreferenceKey, StoredName } from './stored-names.ts'

/** The names of the groups in the cookie policy and in the settings. */
export const storedKinds = { necessary: 'จำเป็น', preference: 'การตั้งค่า' } as const

type Stored<Name extends StoredName> = {
  place: 'local' | 'session' | 'database' | 'cache' | 'cookie'
  kind: Name extends PreferenceKey ? 'preference' : 'necessary'
  /** Purpose and duration, in Thai, for the cookie policy. */
  purpose: string
  lasts: string
}

const untilLogout = 'จนออกจากระบบ'
const aYear = '1 ปี แล้วถามใหม่'
const untilSwitchedOff = 'จนคุณปิดสวิตช์การตั้งค่า'

/**
 * The purpose and duration of each stored name: the rows of the cookie policy. `npm run content` checks that both
 * agree.
 */
export const storedRegister: { [Name in StoredName]: Stored<Name> } = {
  'auth.token': {
    place: 'local',
    kind: 'necessary',
    purpose: 'กุญแจที่บอกว่าคุณเข้าสู่ระบบแล้ว',
    lasts: 'ใช้ได้ 15 นาที แล้วขอใหม่ ลบเมื่อออกจากระบบ',
  },
  'auth.refresh token': {
    place: 'local',
    kind: 'necessary',
    purpose: 'ขอกุญแจใหม่โดยไม่ต้องใส่รหัสผ่าน',
    lasts: 'ใช้ได้ 30 วัน เปลี่ยนทุกครั้งที่ใช้ ลบเมื่อออกจากระบบ',
  },
  'auth.profile': {
    place: 'local',
    kind: 'necessary',
    purpose: 'ชื่อที่แสดง รูป ระดับ ประเภท สิทธิ ยอด koin และเวลาหมดอายุกุญแจ',
    lasts: untilLogout,
  },
  'auth.isRefresh': {
    place: 'local',
    kind: 'necessary',
    purpose: 'กันไม่ให้หลายแท็บขอกุญแจพร้อมกัน',
    lasts: 'ระหว่างขอกุญแจ ค่าที่ค้างเกิน 10 วินาทีไม่นับ',
  },
  'session-binding': {
    place: 'cookie',
    kind: 'necessary',
    purpose: 'คุกกี้แบบ HttpOnly ที่ผูกการเข้าสู่ระบบกับเบราว์เซอร์นี้ โค้ดในหน้าเว็บอ่านไม่ได้',
    lasts: 'ตลอดการเข้าสู่ระบบ ตามอายุกุญแจต่ออายุ',
  },
  'line-trip': {
    place: 'cookie',
    kind: 'necessary',
    purpose: 'คุกกี้แบบ HttpOnly ที่ยืนยันว่าคำตอบจาก LINE เป็นของเบราว์เซอร์นี้ มีเมื่อคุณกดเข้าสู่ระบบด้วย LINE',
    lasts: '1 ชั่วโมง หรือจนเข้าสู่ระบบเสร็จ',
  },
  'facebook-trip': {
    place: 'cookie',
    kind: 'necessary',
    purpose: 'คุกกี้แบบ HttpOnly ที่ยืนยันว่าคำตอบจาก Facebook เป็นของเบราว์เซอร์นี้ มีเมื่อคุณกดเข้าสู่ระบบด้วย Facebook',
    lasts: '1 ชั่วโมง หรือจนเข้าสู่ระบบเสร็จ',
  },
  'log-position': {
    place: 'cookie',
    kind: 'necessary',
    purpose: 'คุกกี้แบบ HttpOnly ที่ทำให้หน้าถัดไปแสดงสิ่งที่คุณเพิ่งทำแล้ว เก็บแค่ตัวเลขลำดับของฐานข้อมูล ไม่บอกว่าคุณเป็นใคร',
    lasts: '1 นาที',
  },
  'hide-cookies-consent': {
    place: 'local',
    kind: 'necessary',
    purpose: 'จำว่าคุณตอบเรื่องคุกกี้แล้ว จึงซ่อนแบนเนอร์',
    lasts: aYear,
  },
  'cookies-accept-date': { place: 'local', kind: 'necessary', purpose: 'วันที่คุณตอบเรื่องคุกกี้', lasts: aYear },
  isAnalytic: { place: 'local', kind: 'necessary', purpose: 'จำค่าของสวิตช์ทั้ง 4 กลุ่ม', lasts: aYear },
  'popup-register-date': {
    place: 'local',
    kind: 'necessary',
    purpose: 'วันที่แสดงคำชวนสมัคร เพื่อไม่ให้ขึ้นเกินเดือนละครั้ง',
    lasts: 'ใช้นับ 1 เดือน แล้วแทนด้วยวันที่ใหม่',
  },
  'chunk-reload-at': {
    place: 'session',
    kind: 'necessary',
    purpose: 'เวลาที่โหลดหน้าใหม่ครั้งล่าสุดเมื่อเว็บมีรุ่นใหม่ กันไม่ให้โหลดวนไม่จบ',
    lasts: 'จนปิดแท็บ',
  },
  'sign-up-draft': {
    place: 'session',
    kind: 'necessary',
    purpose: 'อีเมลและคำตอบในฟอร์มสมัครที่ยังไม่ส่ง เพื่อไม่ให้หายเมื่อหน้าโหลดใหม่ ไม่มีรหัสผ่าน',
    lasts: '1 ชั่วโมง จนสมัครเสร็จ หรือจนปิดแท็บ',
  },
  koinklass: {
    place: 'database',
    kind: 'necessary',
    purpose: 'คำตอบ ร่าง และสิ่งที่คุณทำไว้ตอนไม่มีเน็ต รอส่งเมื่อเน็ตกลับมา มีเฉพาะเมื่อเข้าสู่ระบบ',
    lasts: 'จนส่งแล้วหรือออกจากระบบ',
  },
  pages: {
    place: 'cache',
    kind: 'necessary',
    purpose: 'บทความที่คุณเปิดอ่าน ให้อ่านซ้ำได้เมื่อไม่มีเน็ต',
    lasts: '50 บทความล่าสุด จนออกจากระบบ',
  },
  pictures: {
    place: 'cache',
    kind: 'necessary',
    purpose: 'รูปของบทความที่เก็บไว้',
    lasts: 'เท่ากับบทความนั้น',
  },
  assets: { place: 'cache', kind: 'necessary', purpose: 'ไฟล์ของเว็บไซต์ ไม่มีข้อมูลของคุณ', lasts: 'จนมีรุ่นใหม่มาแทน' },
  frame: { place: 'cache', kind: 'necessary', purpose: 'หน้าที่แสดงเมื่อไม่มีเน็ต', lasts: 'จนมีรุ่นใหม่มาแทน' },
  theme: { place: 'local', kind: 'preference', purpose: 'ธีมสีที่คุณเลือก', lasts: untilSwitchedOff },
  'reading-size': {
    place: 'local',
    kind: 'preference',
    purpose: 'ขนาดตัวอักษรที่คุณเลือก',
    lasts: untilSwitchedOff,
  },
  'video-positions': {
    place: 'local',
    kind: 'preference',
    purpose: 'จุดที่ดูวิดีโอค้างไว้ ไม่เกิน 20 เรื่อง เมื่อยังไม่เข้าสู่ระบบ',
    lasts: untilSwitchedOff,
  },
  'guest-placement': {
    place: 'local',
    kind: 'preference',
    purpose: 'คำตอบหาจุดเริ่มของเส้นทางเรียน เมื่อยังไม่เข้าสู่ระบบ',
    lasts: 'ใช้ได้ 7 วัน ลบเมื่อส่งเข้าบัญชี หรือเมื่อปิดสวิตช์การตั้งค่า',
  },
  'guest-answers': {
    place: 'local',
    kind: 'preference',
    purpose: 'คำตอบที่ลองตอบไว้ เมื่อยังไม่เข้าสู่ระบบ',
    lasts: 'ใช้ได้ 7 วัน ลบเมื่อย้ายเข้าบัญชี หรือเมื่อปิดสวิตช์การตั้งค่า',
  },
  'game-sound': { place: 'local', kind: 'preference', purpose: 'เปิดเสียงเกมหรือไม่', lasts: untilSwitchedOff },
}
