import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { FilmAnswer } from './question-rules.ts'
import { VideoRef } from './video-contract.ts'

export const filmAnswerErrors = {
  film_no_question: { status: 409, th: 'วิดีโอนี้ไม่มีคำถามท้ายเรื่อง' },
  film_answered: { status: 409, th: 'คุณตอบคำถามของวิดีโอนี้ไปแล้ว คำตอบแรกคือคำตอบที่นับ' },
  film_question_changed: { status: 409, th: 'คำถามนี้เพิ่งได้รับการแก้ไข โหลดหน้านี้ใหม่แล้วเลือกคำตอบอีกครั้ง' },
} as const satisfies ErrorTable

/** Beyond the specification. The first answer of a person is stored; of a visitor nothing is. */
export const answerVideo = endpoint({
  method: 'POST',
  path: '/v2/api/video/answer',
  access: 'public',
  summary: 'ตอบคำถามท้ายวิดีโอ สมาชิกนับคำตอบแรก คนที่ยังไม่เข้าสู่ระบบรู้ผลได้โดยไม่เก็บคำตอบ',
  body: z.object({ id: VideoRef, choice: z.string().check(z.minLength(1), z.maxLength(120)) }),
  reply: FilmAnswer,
  errors: ['video_not_found', ...Object.keys(filmAnswerErrors)],
})
