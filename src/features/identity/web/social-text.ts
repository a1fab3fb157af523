import type { Provider } from '../social-rules.ts'

export const providerNames: Record<Provider, string> = { line: 'LINE', facebook: 'Facebook' }

/** What the buttons and pages of LINE and Facebook say; `called` is the provider's name. */
export const socialText = {
  or: 'หรือ',
  enterBy: (called: string) => `เข้าสู่ระบบด้วย ${called}`,
  signUpBy: (called: string) => `สมัครสมาชิกด้วย ${called}`,
  local: 'ที่นี่ใช้ผู้ให้บริการจำลองในเครื่องแทนของจริง',

  description: (called: string) => `เข้าสู่ระบบหรือสมัคร Koinklass ด้วย ${called} หรือเชื่อม ${called} กับบัญชีที่มีอยู่`,
  noScript: 'หน้านี้ต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วเริ่มใหม่อีกครั้ง',
  off: (called: string) => `ยังเข้าสู่ระบบด้วย ${called} ที่นี่ไม่ได้`,
  offLead: 'ใช้อีเมลและรหัสผ่านเข้าสู่ระบบหรือสมัครสมาชิกได้เลย',
  toLogin: 'ไปหน้าเข้าสู่ระบบ',
  start: (called: string) => `เริ่มจาก ${called}`,
  startLead: (called: string) => `กดปุ่มด้านล่างเพื่อยืนยันตัวตนกับ ${called} แล้วเราจะพากลับมาที่นี่`,
  go: (called: string) => `ไปที่ ${called}`,
  again: (called: string) => `ลองกับ ${called} อีกครั้ง`,
  opening: 'กำลังตรวจตัวตนของคุณ',
  openingLead: 'รอสักครู่ ใช้เวลาไม่กี่วินาที',
  retry: 'ลองอีกครั้ง',
  failedTitle: 'ยังไปต่อไม่ได้',
  byEmail: 'เข้าสู่ระบบด้วยอีเมล',

  hello: (name: string) => `สวัสดี ${name}`,
  helloNobody: (called: string) => `พบ ${called} ของคุณแล้ว`,
  notLinked: (called: string) => `${called} นี้ยังไม่ได้เชื่อมกับบัญชี Koinklass คุณอยากทำแบบไหน`,
  newHere: 'สมัครสมาชิกใหม่',
  hasAccount: 'มีบัญชีอยู่แล้ว เชื่อมกับบัญชีเดิม',
  hasAccountHint: 'เราจะให้เข้าสู่ระบบบัญชีเดิมก่อน แล้วค่อยเชื่อม',

  link: (called: string) => `เชื่อม ${called} กับบัญชีของคุณ`,
  loginFirst: (called: string) => `เข้าสู่ระบบบัญชีที่จะเชื่อมกับ ${called} ก่อน แล้วเราจะพากลับมาหน้านี้`,
  login: 'เข้าสู่ระบบ',
  ask: (called: string, name: string | null, account: string) =>
    `เชื่อม ${called}${name ? ` ของ “${name}”` : ' นี้'} กับบัญชี “${account}” ใช่ไหม หลังจากนี้ใช้ ${called} เข้าสู่ระบบบัญชีนี้ได้`,
  doLink: (called: string) => `เชื่อม ${called}`,
  dontLink: 'ยังไม่เชื่อม',
  linked: (called: string) => `เชื่อม ${called} แล้ว`,
  linkedLead: (called: string) => `ครั้งหน้ากด “เข้าสู่ระบบด้วย ${called}” ได้เลย เราส่งอีเมลแจ้งไว้ให้ด้วย`,
  goOn: 'ไปต่อ',
  toSettings: 'ดูบัญชีที่เชื่อมไว้',

  forms: (called: string, name: string | null) => `สมัครด้วย ${called}${name ? ` ของ “${name}”` : ''}`,
  formsLead: 'เราเติมข้อมูลที่รู้ให้แล้ว แก้ได้ทุกช่อง',
  emailHint: 'เราจะส่งลิงก์ยืนยันไปที่อีเมลนี้',
  ownsAccount: 'มีบัญชี Koinklass อยู่แล้ว เข้าสู่ระบบเพื่อเชื่อม',
  minorTitle: (called: string) => `ตั้งรหัสผ่านไว้ก่อน แล้วค่อยเชื่อม ${called}`,
  minor: (called: string) =>
    `อายุ 10–19 ปี เชื่อม ${called} ได้เมื่อผู้ปกครองยินยอม ตอนนี้สมัครด้วยอีเมลและรหัสผ่าน แล้วเชื่อม ${called} ทีหลังในหน้าแก้ไขโปรไฟล์`,

  linksTitle: 'บัญชีที่เชื่อมไว้',
  linksLead: 'ทางอื่นที่ใช้เข้าสู่ระบบบัญชีนี้ได้',
  linksFailed: 'โหลดบัญชีที่เชื่อมไว้ไม่สำเร็จ',
  since: 'เชื่อมเมื่อ',
  none: 'ยังไม่ได้เชื่อม',
  unlink: 'ยกเลิกการเชื่อม',
  unlinkOne: (called: string) => `ยกเลิกการเชื่อม ${called}`,
  askUnlink: (called: string) => `ยกเลิกการเชื่อม ${called} ไหม`,
  askUnlinkLead: (called: string) => `จะใช้ ${called} เข้าสู่ระบบบัญชีนี้ไม่ได้อีก เชื่อมใหม่ได้ทุกเมื่อ`,
  keep: 'เชื่อมไว้เหมือนเดิม',
  unlinked: (called: string) => `ยกเลิกการเชื่อม ${called} แล้ว`,
  lastWay: 'นี่เป็นทางเข้าสู่ระบบทางเดียวของคุณ ตั้งรหัสผ่านจาก “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบก่อน',
  closed: {
    verify_first: 'ยืนยันอีเมลของบัญชีนี้ก่อน แล้วจะเชื่อมได้',
    guardian_first: 'เชื่อมได้เมื่อผู้ปกครองยินยอม',
  },
} as const

/** By `?fault` of the address that a round trip came back to. */
export const socialFaults = {
  denied: { title: 'คุณเลือกไม่อนุญาต', lead: 'ไม่เป็นไร ยังไม่มีอะไรเปลี่ยน ลองใหม่เมื่อพร้อม หรือใช้อีเมลแทนก็ได้' },
  expired: { title: 'ลองใหม่อีกครั้งนะ', lead: 'หน้านี้เปิดไว้นานหรือถูกใช้ไปแล้ว เริ่มใหม่ได้เลย ใช้เวลาไม่นาน' },
  unavailable: { title: 'ตอนนี้ติดต่อไม่ได้', lead: 'ผู้ให้บริการยังไม่ตอบ ยังไม่มีอะไรเปลี่ยน รอสักครู่แล้วลองใหม่ หรือใช้อีเมลแทน' },
  failed: { title: 'ยืนยันตัวตนไม่สำเร็จ', lead: 'ยังไม่มีอะไรเปลี่ยน ลองใหม่อีกครั้ง หรือใช้อีเมลแทนก็ได้' },
} as const
