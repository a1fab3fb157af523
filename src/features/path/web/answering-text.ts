import type { Skill } from '#kit/skills.ts'

const strengths = {
  saving: ['เลือกที่เก็บเงินเป็น', 'เริ่มจากที่เก็บเงิน'],
  spending: ['พักก่อนซื้อได้', 'ลองพักก่อนซื้อ'],
  investing: ['รู้ว่าเงินก้อนไหนลงทุนได้', 'ดูว่าเงินก้อนไหนลงทุนได้'],
  protecting: ['เช็กก่อนโอนทุกครั้ง', 'ซ้อมเช็กก่อนโอน'],
  planning: ['เรียงลำดับเงินได้', 'ลองเรียงลำดับเงิน'],
} as const satisfies Record<Skill, readonly [string, string]>

/** The words of the path's questions and of what they say; they come with their code, when it is wanted. */
export const answeringText = {
  question: 'ข้อ',
  check: 'ตรวจคำตอบ',
  chooseFirst: 'เลือกคำตอบก่อน แล้วค่อยตรวจ',
  right: 'ใช่เลย',
  yet: 'ยังไม่ใช่ แต่ได้รู้เพิ่มแล้ว',
  nextQuestion: 'ไปข้อต่อไป',
  toResult: 'ดูจุดเริ่มของฉัน',
  readMore: (title: string) => `อ่านเรื่อง ${title}`,
  resultTitle: 'จุดเริ่มของคุณ',
  resultAt: (land: string) => `จุดเริ่มของคุณ ${land}`,
  strengths: 'แต่ละด้านของคุณ',
  /** What the one question of each skill asks for (content/learning-path.json); `isKnown`: it was answered right. */
  strength: (skill: Skill, isKnown: boolean) => strengths[skill][isKnown ? 0 : 1],
  known: 'ทำได้แล้ว',
  coming: 'น่าเริ่ม',
  oneQuestion: 'ดูจากด้านละหนึ่งข้อ เป็นแค่จุดตั้งต้น เรียนแล้วเปลี่ยนได้เสมอ',
  begin: (title: string) => `เริ่มที่บท ${title}`,
  beginLabel: 'บทที่น่าเริ่ม',
  savedHere: 'ผลนี้อยู่ในเครื่องนี้ 7 วัน ถ้าสมัครหรือเข้าสู่ระบบ ผลจะย้ายไปอยู่กับบัญชีของคุณ แล้วลบออกจากเครื่องนี้',
  savedForVisit: 'ผลนี้อยู่จนปิดหน้านี้ ถ้าสมัครหรือเข้าสู่ระบบก่อนปิด ผลจะย้ายไปอยู่กับบัญชีของคุณ',
  savedWithYou: 'เก็บไว้กับบัญชีของคุณแล้ว',
  fromGuest: 'ผลนี้ทำในเครื่องนี้ก่อนเข้าสู่ระบบ ถ้าไม่ใช่ของคุณ ทำใหม่ได้เลย',
  repeatFrom: (date: string) => `ทำใหม่ได้ตั้งแต่วันที่ ${date}`,
  again: 'ทำใหม่',
  forget: 'ลบผลแล้วทำใหม่',
  register: 'สมัครสมาชิก',

  recheckTitle: (title: string) => `ทบทวน ${title}`,
  recheckPage: 'ข้อทบทวน',
  recheckLead: 'ข้อเดียว ไม่มีคะแนน แค่ดูว่ายังจำได้ไหม',
  opensOn: (date: string) => `ข้อทบทวนนี้เปิดวันที่ ${date} กลับมาวันนั้นได้เลย`,
  notAsked: 'ตอนนี้ยังไม่มีข้อให้ทบทวน ดูขั้นตอนของบทนี้ได้ในเส้นทางเรียน',
  recheckRight: 'ยังจำได้ดี',
  backOn: (date: string) => `ข้อนี้จะกลับมาอีกครั้งวันที่ ${date} ระหว่างนี้อ่านทวนได้`,
  toPath: 'กลับไปเส้นทางเรียน',
}
