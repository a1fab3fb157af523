import { type EventItem, type EventState, eventKindNames } from '../event-contract.ts'
import type { EventFilter, EventPart } from '../list-rules.ts'

export const skillColor = { saving: 's1', spending: 's2', investing: 's3', protecting: 's4', planning: 's5' } as const

export const text = {
  title: 'กิจกรรม',
  lead: 'มาลงมือเรื่องเงินด้วยกัน',
  description: 'ปฏิทินกิจกรรมของ Koinklass: เวิร์กช็อป วงคุย และชมรมเรื่องเงินสำหรับวัยรุ่น',
  titleOf: (month: string) => `กิจกรรม ${month}`,
  months: 'เลือกเดือน',
  week: 'เลือกวัน',
  filterLabel: 'กรองกิจกรรม',
  filters: { free: 'ฟรี', online: 'ออนไลน์', weekend: 'สุดสัปดาห์' } satisfies Record<EventFilter, string>,
  noneFiltered: 'ไม่มีกิจกรรมที่ตรงกับที่เลือกไว้',
  clear: 'ดูทุกกิจกรรม',
  previous: (month: string) => `เดือนก่อน ${month}`,
  next: (month: string) => `เดือนถัดไป ${month}`,
  calendar: (month: string) => `ปฏิทิน ${month}`,
  weekdays: [
    ['อา.', 'วันอาทิตย์'],
    ['จ.', 'วันจันทร์'],
    ['อ.', 'วันอังคาร'],
    ['พ.', 'วันพุธ'],
    ['พฤ.', 'วันพฤหัสบดี'],
    ['ศ.', 'วันศุกร์'],
    ['ส.', 'วันเสาร์'],
  ] as const,
  keys: 'ใช้ปุ่มลูกศรเลื่อนทีละวัน Page Up และ Page Down เลื่อนทีละเดือน Enter ดูกิจกรรมของวันนั้น',
  countOf: (count: number) => (count === 0 ? 'ไม่มีกิจกรรม' : `${count} กิจกรรม`),
  today: 'วันนี้',
  upcoming: 'กิจกรรมที่กำลังจะถึง',
  ofMonth: (month: string) => `กิจกรรมเดือน ${month}`,
  ofDay: (day: string) => `กิจกรรมวันที่ ${day}`,
  allOfMonth: 'ดูทั้งเดือน',
  parts: { asked: null, soon: 'ใน 7 วันนี้', later: 'หลังจากนั้น', long: 'ต่อเนื่องหลายวัน' } satisfies Record<
    EventPart['name'],
    string | null
  >,
  tomorrow: 'พรุ่งนี้',
  nextOne: 'ใกล้ที่สุดที่สมัครได้',
  allSamples: 'กิจกรรมในรายการนี้เป็นตัวอย่าง ไม่มีการนัดพบกันจริง',
  none: 'ช่วงนี้ยังไม่มีกิจกรรม ลองดูเดือนถัดไป',
  noneOfDay: 'วันนี้ไม่มีกิจกรรม ลองเลือกวันอื่นในปฏิทิน',
  feed: 'เพิ่มปฏิทินกิจกรรมลงเครื่อง (.ics)',
  kinds: eventKindNames,
  online: 'ออนไลน์',
  free: 'ฟรี',
  mine: { seat: 'สมัครแล้ว', waiting: 'รอคิวอยู่' },
  seatsOf: ({ state, seats_left, waiting }: Pick<EventItem, 'state' | 'seats_left' | 'waiting'>): string => {
    if (state === 'full') return waiting > 0 ? `เต็ม · รอคิว ${waiting} คน` : 'เต็ม · รอคิวได้'
    return state === 'open' ? `ว่าง ${seats_left} ที่` : text.states[state]
  },
  states: {
    scheduled: 'ยังไม่เปิดรับ',
    open: 'รับสมัครอยู่',
    full: 'เต็ม',
    closed: 'ปิดรับแล้ว',
    running: 'กำลังจัด',
    finished: 'จบแล้ว',
    called_off: 'งดจัด',
  } satisfies Record<EventState, string>,
}
