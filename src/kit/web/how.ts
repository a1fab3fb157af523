/** How a page of staff is used; it stands at the end of the page, closed until somebody wants it. */
export type How = {
  /** What the page is for. */
  aim: string
  steps: readonly [string, string, string]
  /** What cannot be undone, or that everything can. */
  lasting: string
  /** Whom to ask. */
  ask: string
  /** What else to know, one heading with its sentences each. */
  more?: readonly { head: string; says: readonly string[] }[]
}

/** By the path of the page, as in the feature's `staffPages`. */
export type Hows = Readonly<Record<string, How>>

/** Whom to ask, by who knows it. */
export const ask = {
  editor: 'ถามบรรณาธิการอีกคน หรือฝากโน้ตไว้ในหน้าแก้ของเรื่องนั้น เรื่องสิทธิถามผู้ดูแลระบบ',
  moderator: 'ถามผู้ตรวจอีกคน หรือส่งต่อเรื่องให้เขาพร้อมข้อความ ถ้ามีคนอาจไม่ปลอดภัย บอกหัวหน้าทีมทันที',
  fulfilment: 'ถามคนในทีมแพ็กและส่ง เรื่องคืน koin หรือมูลค่าถามทีมการเงิน',
  finance: 'ถามคนในทีมการเงินอีกคน เรื่องสิทธิหรือระบบถามผู้ดูแลระบบ',
  admin: 'ถามผู้ดูแลระบบอีกคน ถ้าสงสัยว่ามีคนเข้าบัญชีของคุณ บอกเขาทันที',
}
