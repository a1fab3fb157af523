import type { Reaction } from '../../reaction-contract.ts'

/** The words of the reactions, loaded with their code. */
export const reactionText = {
  label: 'อ่านแล้วรู้สึกอย่างไร',
  names: {
    useful: 'เอาไปใช้ได้',
    clear: 'เข้าใจแล้ว',
    new: 'เพิ่งรู้',
    same: 'เป็นเหมือนกัน',
    thanks: 'ขอบคุณ',
  } satisfies Record<Reaction, string>,
  people: (people: string) => `${people} คน`,
  failed: (reason: string) => `ยังบันทึกไม่ได้ ${reason}`,
}
