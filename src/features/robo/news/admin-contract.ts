import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { thaiText } from '#lib/stored-text.ts'
import { NewsTopic, RoboNews } from './contract.ts'

const writers: readonly StaffRole[] = ['editor']

export const adminRoboNewsErrors = {
  robo_news_not_found: { status: 404, th: 'ไม่พบบันทึกตลาดนี้' },
  robo_news_changed: { status: 409, th: 'มีคนแก้บันทึกนี้หลังจากที่คุณเปิด โหลดใหม่ก่อนแก้' },
} as const satisfies ErrorTable

/** `published_at` in the future: shown from then on. */
export const RoboNewsForm = z.object({
  topic: NewsTopic,
  title: thaiText(120),
  summary: thaiText(300),
  paragraphs: z.array(thaiText(1_000)).check(z.minLength(1), z.maxLength(8)),
  article: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'ใช้ชื่อในลิงก์ของบทความ เช่น fifteen-of-hundred'))),
  published_at: z.iso.datetime({ offset: true }),
})
export type RoboNewsForm = z.infer<typeof RoboNewsForm>

/** A note as staff sees it: `hidden_at` takes it off the pages. */
export const AdminRoboNews = z.extend(RoboNews, {
  version: z.int(),
  hidden_at: z.nullable(z.iso.datetime()),
})
export type AdminRoboNews = z.infer<typeof AdminRoboNews>

export const listAdminRoboNews = endpoint({
  method: 'GET',
  path: '/v2/api/admin/robo/news',
  access: 'staff',
  roles: writers,
  summary: 'บันทึกตลาดทั้งหมดสำหรับทีมงาน',
  query: z.object(pageQuery),
  reply: pageOf(AdminRoboNews),
})

export const createRoboNews = endpoint({
  method: 'POST',
  path: '/v2/api/admin/robo/news',
  access: 'staff',
  roles: writers,
  summary: 'เขียนบันทึกตลาด',
  body: RoboNewsForm,
  reply: AdminRoboNews,
})

export const editRoboNews = endpoint({
  method: 'PATCH',
  path: '/v2/api/admin/robo/news',
  access: 'staff',
  roles: writers,
  summary: 'แก้หรือซ่อนบันทึกตลาด',
  query: z.object({ id: z.uuid() }),
  body: z.extend(RoboNewsForm, { version: z.int(), is_hidden: z.boolean() }),
  reply: AdminRoboNews,
  errors: ['robo_news_not_found', 'robo_news_changed'],
})
