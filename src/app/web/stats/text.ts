import type { GameStats } from '#app/stats/contract.ts'

type Words = { name: string; art: string; best: (best: number) => string; bar: (at: number) => string; what: string }

export const text = {
  title: 'สถิติของคุณ',
  lead: 'เทียบกับตัวเองเท่านั้น ไม่มีใครเห็นนอกจากคุณ',
  none: 'ยังไม่มีรอบที่จบ เล่นรอบแรกแล้วสถิติจะขึ้นที่นี่',
  play: 'ไปเล่น',
  played: (played: number) => `จบแล้ว ${played} รอบ`,
  times: (count: number) => `${count} รอบ`,
  games: {
    quiz: {
      name: 'ควิซประจำวัน',
      art: 'daily',
      best: (best) => `ดีที่สุด ถูก ${best} จาก 3 ข้อ`,
      bar: (at) => `ถูก ${at} ข้อ`,
      what: 'ตอบถูกกี่ข้อในแต่ละวัน',
    },
    'catch-me': {
      name: 'จับให้ทัน',
      art: 'catch-me',
      best: (best) => `ดีที่สุด ${best} คะแนน`,
      bar: (at) => `${at}–${at + 19}`,
      what: 'คะแนนของแต่ละรอบ',
    },
    hangman: {
      name: 'ทายคำ',
      art: 'hangman',
      best: (best) => (best === 0 ? 'ดีที่สุด ไม่พลาดเลย' : `ดีที่สุด พลาด ${best} ตัว`),
      bar: (at) => `พลาด ${at} ตัว`,
      what: 'พลาดกี่ตัวก่อนทายถูก',
    },
    'visual-decoder': {
      name: 'ปริศนาภาพ',
      art: 'visual-decoder',
      best: (best) => `ดีที่สุด ถูกในครั้งที่ ${best}`,
      bar: (at) => `ครั้งที่ ${at}`,
      what: 'ตอบถูกในครั้งที่เท่าไร',
    },
    crossword: {
      name: 'ปริศนาอักษรไขว้',
      art: 'crossword',
      best: (best) => (best === 0 ? 'ดีที่สุด ไม่เปิดเฉลยเลย' : `เปิดเฉลยน้อยที่สุด ${best} ช่อง`),
      bar: (at) => ({ 0: 'ไม่เปิดเฉลย', 1: 'เปิด 1–3 ช่อง' })[at] ?? 'เปิด 4 ช่องขึ้นไป',
      what: 'เปิดเฉลยกี่ช่อง',
    },
  } satisfies Record<GameStats['key'], Words> as Record<GameStats['key'], Words>,
}
