import type { Provider } from '../social-rules.ts'

export const providerNames: Record<Provider, string> = { line: 'LINE', facebook: 'Facebook' }

/** Texts of the buttons and pages of LINE and Facebook; `called` is the provider's name. */
export const socialText = {
  or: 'หรือ',
  orEmail: 'หรือสมัครด้วยอีเมล',
  enterBy: (called: string) => `เข้าสู่ระบบด้วย ${called}`,
  signUpBy: (called: string) => `สมัครด้วย ${called}`,
  local: 'LINE และ Facebook ที่นี่เป็นแบบจำลองสำหรับทดลอง',

  retry: 'ลองอีกครั้ง',
  failedTitle: 'ยังไปต่อไม่ได้',

  hello: (name: string) => `สวัสดี ${name}`,
  helloNobody: (called: string) => `พบ ${called} ของคุณแล้ว`,
  notLinked: (called: string) => `${called} นี้ยังไม่ได้เชื่อมกับบัญชี Koinklass อยากทำแบบไหนดี`,
  newHere: 'สมัครสมาชิกใหม่',
  hasAccount: 'มีบัญชีอยู่แล้ว เชื่อมกับบัญชีเดิม',
  hasAccountHint: 'เราจะให้เข้าสู่ระบบบัญชีเดิมก่อน แล้วค่อยเชื่อม',

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
  picture: (called: string) => `ใช้รูปจาก ${called}`,
  pictureHint: 'เราเก็บสำเนาไว้ให้ เปลี่ยนทีหลังได้',
  pictureWaits: 'เลือกได้เมื่อผู้ปกครองยินยอม',
  takePicture: (called: string) => `ใช้รูปจาก ${called} เป็นรูปประจำตัวด้วย`,
  tookPicture: 'รูปประจำตัวเปลี่ยนแล้ว',
  noPicture: (called: string) => `แต่ยังนำรูปจาก ${called} มาไม่ได้ อัปโหลดรูปเองได้ในหน้าแก้ไขโปรไฟล์`,
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
  save: 'เชื่อมไว้เหมือนเดิม',
  unlinked: (called: string) => `ยกเลิกการเชื่อม ${called} แล้ว`,
  lastWay: 'นี่เป็นทางเข้าสู่ระบบทางเดียวของคุณ ตั้งรหัสผ่านจาก “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบก่อน',
  closed: {
    verify_first: 'ยืนยันอีเมลของบัญชีนี้ก่อน แล้วจะเชื่อมได้',
    guardian_first: 'เชื่อมได้เมื่อผู้ปกครองยินยอม',
  },
} as const
