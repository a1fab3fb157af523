import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const contentReleaseErrors = {
  content_release_gone: { status: 404, th: 'รายการนี้ไม่มีของรุ่นใหม่ที่รอเลือกแล้ว' },
  content_release_moved: {
    status: 409,
    th: 'รายการนี้หรือของรุ่นใหม่เปลี่ยนไปหลังจากที่คุณเปิดหน้านี้ โหลดหน้าใหม่แล้วเลือกอีกครั้ง',
  },
} as const satisfies ErrorTable

const piece = { kind: z.string().check(z.maxLength(40)), id: z.string().check(z.minLength(1), z.maxLength(100)) }

/** What staff edited, beside what a release that came since has: `before` is ours, `after` the release's. */
export const readContentRelease = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/release',
  access: 'staff',
  summary: 'เนื้อหาที่ทีมงานแก้ เทียบกับที่รุ่นใหม่ของระบบมี',
  query: z.object(piece),
  reply: z.object({
    title: z.string(),
    label: z.string(),
    href: z.nullable(z.string()),
    seen: z.string(),
    differences: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  }),
  errors: ['content_release_gone'],
})

/** `theirs`: it is as the release has it, and follows its file again. `ours`: it stays, until a release changes it again. */
export const settleContentRelease = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/release',
  access: 'staff',
  summary: 'เลือกใช้ของรุ่นใหม่ หรือเก็บที่ทีมงานแก้ไว้',
  body: z.object({ ...piece, choice: z.enum(['ours', 'theirs']), seen: z.string().check(z.maxLength(60)) }),
  reply: Done,
  errors: ['content_release_gone', 'content_release_moved', 'word_exists'],
})
