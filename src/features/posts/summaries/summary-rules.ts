/** Why a summary was not accepted, as its author reads it, with advice. */
export const summaryReasons = {
  readers: 'เพื่อนที่ช่วยอ่านมองว่ายังไม่ตรงกับเรื่อง ลองอ่านซ้ำแล้วเล่าใจความหลักด้วยคำของคุณ',
  off_topic: 'ยังไม่ตรงกับเนื้อเรื่อง ลองตอบว่าเรื่องนี้บอกอะไร และคุณจะเอาไปใช้อย่างไร',
  copy: 'คล้ายกับข้อความในบทความมาก ลองเล่าด้วยคำของคุณเอง',
  language: 'มีถ้อยคำที่อาจทำให้คนอื่นไม่สบายใจ ลองใช้คำที่นุ่มลง',
  contact: 'มีช่องทางติดต่อส่วนตัว เอาออกก่อนเพื่อความปลอดภัยของคุณ',
  thin: 'ยังสั้นไปสำหรับใจความของเรื่อง เพิ่มสิ่งที่ได้เรียนรู้อีกสักข้อ',
} as const satisfies Record<string, string>

export type SummaryReason = keyof typeof summaryReasons
export const summaryReasonNames = Object.keys(summaryReasons) as [SummaryReason, ...SummaryReason[]]

/** The length of a summary in grapheme clusters. */
export const summaryLength = { min: 80, max: 500 }

export type Verdict = 'good' | 'off' | 'unsure' | 'unsafe'
/** The number of readers per summary; two that agree decide. */
export const seats = 3
const agreeing = 2

/** The outcome of the verdicts so far; null when more are needed. One `unsafe` sends it to staff. */
export function outcomeOf(verdicts: readonly Verdict[]): 'accepted' | 'returned' | 'staff' | null {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length
  if (count('unsafe') > 0) return 'staff'
  if (count('good') >= agreeing) return 'accepted'
  if (count('off') >= agreeing) return 'returned'
  return verdicts.length >= seats ? 'staff' : null
}
