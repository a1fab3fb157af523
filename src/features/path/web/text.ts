import type { Skill } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { Stop } from '../stop-rules.ts'

export const pathText = {
  title: 'เส้นทางเรียนเรื่องเงิน',
  heading: 'เส้นทาง',
  description: (units: number) =>
    `แผนที่ห้าดินแดน ด่านสั้น ๆ ${units} ด่าน ออม ใช้จ่าย ลงทุน ป้องกันความเสี่ยง และวางแผน เริ่มจากจุดที่เหมาะกับคุณ`,
  views: { label: 'ดูแบบ', map: 'แผนที่', list: 'รายการ' },
  progress: (learned: number, total: number) => `เรียนแล้ว ${learned} จาก ${total} ด่าน`,
  units: (total: number) => `${total} ด่าน`,
  opensAfter: (title: string) => `ยังไม่เปิด รอตอบคำถามของด่าน “${title}” ก่อน`,
  mineFailed: 'ยังโหลดความคืบหน้าของคุณไม่ได้ ทุกด่านยังอ่านได้ตามปกติ',
  retry: 'ลองอีกครั้ง',
  state: { done: 'เรียนแล้ว และจำได้', now: 'ด่านถัดไป', open: 'เริ่มได้', locked: 'ยังไม่เปิด' },
  recheckOpen: 'ทบทวนได้แล้ว',
  begun: 'เรียนแล้ว ทำต่อได้',
  waits: (date: string) => `เรียนแล้ว ทบทวนวันที่ ${date}`,
  learned: (state: string) => `${state} เรียนแล้ว`,
  ticked: (title: string, next: string | null) =>
    next ? `เรียนด่าน “${title}” แล้ว ต่อไปคือด่าน “${next}”` : `เรียนด่าน “${title}” แล้ว`,

  start: {
    title: 'เริ่มตรงไหนดี',
    line: 'ราว 3 นาที ไม่ต้องสมัคร',
    lineSignedIn: 'ราว 3 นาที ก็รู้จุดเริ่ม',
    act: 'ลองตอบ 5 ข้อ',
    path: 'ดูเส้นทางเรียน',
  },
  next: {
    title: 'ก้าวต่อไปของคุณ',
    recheck: 'ถึงเวลาทบทวนแล้ว',
    go: 'ไปต่อ',
    rest: 'ตอนนี้ครบแล้ว ข้อทบทวนถัดไปจะเปิดเอง',
    all: 'คุณจบครบทุกด่านแล้ว กลับมาอ่านซ้ำได้เสมอ',
  },
}

/** The state of a stop in words: for readers of the map, and in the list. */
export function describeState({ state, progress, before, isLearned }: Stop): string {
  if (state === 'locked') return before ? pathText.opensAfter(before.title) : pathText.state.locked
  if (state === 'waiting') return pathText.waits(formatThaiDate(progress!.opens_on!))
  if (state === 'open' && progress?.recheck === 'open') return pathText.recheckOpen
  if (state === 'now' && isLearned) return pathText.learned(pathText.state.now)
  return state === 'open' && progress?.is_answered ? pathText.begun : pathText.state[state]
}

/** The colour of a skill, the same on every tag, bar and picture. */
export const skillColor = {
  saving: 's1',
  spending: 's2',
  investing: 's3',
  protecting: 's4',
  planning: 's5',
} as const satisfies Record<Skill, string>
