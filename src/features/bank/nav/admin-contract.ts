import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { FundCode } from '../funds/contract.ts'

export const adminNavErrors = {
  nav_file_wrong: { status: 422, th: 'มีแถวที่ยังไม่ถูกต้อง แก้แล้วส่งใหม่ทั้งไฟล์ ยังไม่มีราคาใดถูกนำเข้า' },
  nav_file_unreadable: {
    status: 422,
    th: 'อ่านไฟล์ไม่ได้ ต้องเป็น CSV แบบ UTF-8 หัวตาราง fund,date,nav ยังไม่มีราคาใดถูกนำเข้า',
  },
  nav_import_not_found: { status: 404, th: 'ไม่พบไฟล์ราคานี้' },
  nav_import_decided: { status: 409, th: 'ไฟล์นี้มีคนตัดสินใจไปแล้ว โหลดใหม่เพื่อดูล่าสุด' },
  nav_source_kept: { status: 409, th: 'กองทุนนี้มีคนถือหรือมีคำสั่งค้างอยู่ จึงเปลี่ยนที่มาของราคาไม่ได้' },
} as const satisfies ErrorTable

/** A day that moved by more than 20 %: a second person decides about the whole file. NAV in 1/10,000 baht, `change` in basis points. */
export const NavJump = z.object({
  row: z.int(),
  code: FundCode,
  day: Day,
  before: z.int(),
  nav: z.int(),
  change: z.int(),
})

export const NavImport = z.object({
  id: z.uuid(),
  state: z.enum(['held', 'done', 'dropped']),
  file_name: z.string(),
  rows: z.int(),
  funds: z.array(FundCode),
  from: Day,
  to: Day,
  jumps: z.array(NavJump),
  by: z.string(),
  made_at: z.iso.datetime(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.iso.datetime()),
  /** Whether the caller may confirm it: held, and not by the same person. */
  may_confirm: z.boolean(),
})
export type NavImport = z.infer<typeof NavImport>

/**
 * CSV with the heading fund,date,nav: date as 2026-11-23, nav with at most four decimals. The file as base64, so that another
 * encoding than UTF-8 is seen. Faults are named as fields `rows.<row>` (1 is the first after the heading): unknown fund, a
 * fund of the model, no business day, a future day, a gap to the day before, a duplicate, zero. A jump over 20 % does not
 * refuse: the file is held (`state`) until another person confirms. `is_trial` says what would be done and changes nothing.
 */
export const importNav = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/nav/file',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'นำไฟล์ราคาต่อหน่วยจริงเข้า ทั้งไฟล์หรือไม่เลย ลองก่อนได้',
  body: z.object({
    file_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    file: z.string().check(z.minLength(1), z.maxLength(4_000_000)),
    is_trial: z._default(z.boolean(), false),
  }),
  bodyLimit: 5 * 1024 * 1024,
  reply: z.object({
    /** `trial`: nothing was kept. */
    state: z.enum(['trial', 'held', 'done']),
    added: z.int(),
    /** Rows that say what is known already. */
    unchanged: z.int(),
    jumps: z.array(NavJump),
    import_id: z.nullable(z.uuid()),
  }),
  errors: ['nav_file_wrong', 'nav_file_unreadable'],
})

export const listNavImports = endpoint({
  method: 'GET',
  path: '/v2/api/admin/bank/nav/files',
  access: 'staff',
  roles: ['finance'],
  summary: 'ไฟล์ราคาที่นำเข้าแล้วหรือรอคนที่สอง ใหม่สุดก่อน',
  query: z.object(pageQuery),
  reply: pageOf(NavImport),
})

/** Confirms a held file, by another person than the one who sent it, or drops it. The file is checked again. */
export const decideNavImport = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/nav/decide',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'ยืนยันหรือทิ้งไฟล์ราคาที่รอคนที่สอง',
  query: z.object({ id: z.uuid() }),
  body: z.object({ decision: z.enum(['confirm', 'drop']) }),
  reply: NavImport,
  errors: ['nav_import_not_found', 'nav_import_decided', 'second_person_needed', 'nav_file_wrong'],
})

/** From the model to imported files: the made-up past is taken away and the fund waits for a file. Only as long as nobody has it. */
export const takeRealNav = endpoint({
  method: 'POST',
  path: '/v2/api/admin/bank/nav/source',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'ให้กองทุนใช้ราคาจริงจากไฟล์แทนราคาจำลอง',
  query: z.object({ code: FundCode }),
  reply: z.object({ code: FundCode, source: z.literal('file') }),
  errors: ['fund_not_found', 'nav_source_kept'],
})
