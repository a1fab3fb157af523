const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The number of grapheme clusters of a text: a Thai letter with its marks is one. */
export function letterCount(text: string): number {
  return [...graphemes.segment(text)].length
}

/** Empty phrases that are typical of generated text. */
const fillers = [
  'ในยุคปัจจุบัน',
  'ในยุคดิจิทัล',
  'ในโลกที่เปลี่ยนแปลง',
  'ปฏิเสธไม่ได้ว่า',
  'อย่างที่ทราบกันดี',
  'ดังที่ได้กล่าวมา',
  'ในบทความนี้เราจะ',
  'กล่าวโดยสรุป',
  'โดยสรุปแล้ว',
  'มาดำดิ่ง',
  'ปลดล็อกศักยภาพ',
  'ก้าวสู่ความสำเร็จ',
  'เป็นสิ่งสำคัญอย่างยิ่งที่จะ',
  'ในฐานะโมเดลภาษา',
  'in conclusion',
  'as an ai',
  'delve into',
]

const rules: [rule: string, pattern: RegExp, detail: string][] = [
  ['forbidden', /(ถูก|ผิด)ทุกข้อ|ไม่มีข้อ(ใด|ไหน)ถูก/, 'คำตอบที่หมายถึงข้ออื่น'],
  ['forbidden', /\p{Extended_Pictographic}/u, 'อีโมจิ'],
  ['forbidden', /!!|\?\?/, 'เครื่องหมายซ้ำ'],
  ['forbidden', /[๐-๙]/, 'เลขไทย'],
  ['forbidden', /lorem|ipsum|\bTODO\b|\bTBD\b|xxx/i, 'ข้อความชั่วคราว'],
  ['forbidden', /[\u00ad\u200b-\u200d\u2060\ufeff]/, 'อักขระที่มองไม่เห็น'],
  ['forbidden', /[\u0e4d][\u0e48-\u0e4b]?\u0e32|เเ/, 'สระที่พิมพ์แยกส่วน (ํา หรือ เเ)'],
  ['forbidden', new RegExp(fillers.join('|'), 'i'), 'สำนวนที่ไม่บอกอะไร'],
  ['repetition', /ๆๆ|[^\s“(]ๆ|ๆ[^\s”)]/, 'ๆ ต้องมีหนึ่งตัวและเว้นวรรคหน้าหลัง'],
  ['space', /[ก-๎][A-Za-z0-9]|[A-Za-z0-9][ก-๎]/, 'ต้องเว้นวรรคระหว่างไทยกับละตินหรือตัวเลข'],
  ['space', / {2}|^ | $/m, 'เว้นวรรคซ้ำหรือเกินที่ขอบ'],
]

/** Finds faults of style in a Thai text, each with its context. */
export function textFaults(text: string): { rule: string; detail: string }[] {
  return rules.flatMap(([rule, pattern, detail]) => {
    const found = pattern.exec(text)
    if (!found) return []
    const around = text.slice(Math.max(0, found.index - 12), found.index + found[0].length + 12)
    return [{ rule, detail: `${detail}: “${around}”` }]
  })
}
