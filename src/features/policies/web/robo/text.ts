import type { RoboPolicyType } from '../../robo-contract.ts'

/** The words of the agreements of Fund-telligenz. */
export const text = {
  back: 'Fund-telligenz',
  kinds: 'ข้อตกลงของ Fund-telligenz',
  names: {
    terms: 'เงื่อนไขการใช้',
    risk: 'ความเสี่ยง',
    privacy: 'ข้อมูลที่เก็บ',
  } satisfies Record<RoboPolicyType, string>,
  version: (version: number, date: string) => `ฉบับที่ ${version} ใช้ตั้งแต่ ${date}`,
  changes: (changes: string) => `สิ่งที่เปลี่ยน: ${changes}`,
  history: 'ทุกฉบับ',
  states: { current: 'ใช้อยู่', coming: 'ยังไม่เริ่มใช้', past: 'เลิกใช้แล้ว' },
  past: 'ฉบับนี้เลิกใช้แล้ว เก็บไว้ให้ย้อนอ่านสิ่งที่เคยตกลงกัน',
  coming: (date: string) => `ฉบับนี้จะเริ่มใช้ ${date}`,
  toCurrent: 'อ่านฉบับที่ใช้อยู่',
} as const
