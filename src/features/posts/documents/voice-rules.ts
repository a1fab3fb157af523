import type { Voice } from './contract.ts'

/**
 * The bylines of the house that have a face: `manner` is how it writes, `note` says that the figure is drawn and what
 * its texts are made from. None of them is a person.
 */
export const voices: Record<Voice, { name: string; manner: string; note: string }> = {
  letters: {
    name: 'น้าทอน',
    manner: 'ตอบจดหมายเรื่องเงิน คิดเลขให้เห็น ไม่ดุ และยอมบอกเมื่อไม่มีคำตอบเดียว',
    note: 'น้าทอนเป็นตัวการ์ตูนของกองบรรณาธิการ จดหมายเรียบเรียงจากคำถามที่วัยรุ่นสงสัยกัน ชื่อและเรื่องในนั้นสมมุติ',
  },
  data: {
    name: 'โต๊ะตัวเลข',
    manner: 'หยิบตัวเลขของไทยมาทีละชุด บอกที่มากับวันที่ แล้วชวนอ่านกราฟโดยไม่ทำนายอนาคต',
    note: 'โต๊ะตัวเลขเป็นตัวการ์ตูนของกองบรรณาธิการ ตัวเลขมาจากแหล่งที่บอกไว้ท้ายเรื่อง เก็บไว้พร้อมวันที่ตรวจ',
  },
  comic: {
    name: 'แก๊งเหรียญเดียว',
    manner: 'กล้า ออม ชัวร์ แผน สี่เพื่อนที่มีเหรียญร่วมกันหนึ่งเหรียญ และไม่เคยลืมเรื่องตอนก่อน',
    note: 'ตัวละครทั้งสี่เป็นภาพวาด เรื่องสมมุติทั้งหมด',
  },
}

/** The page of a voice with all its texts. */
export function voicePath(voice: Voice): string {
  return `/voices/${voice}`
}
