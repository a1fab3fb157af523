import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { filledText } from '#lib/stored-text.ts'
import { FundCode } from '../../bank/funds/contract.ts'
import { Breach, ModelPart, RoboLevel } from './contract.ts'

export const adminRiskErrors = {
  /** `fields`: one `parts` fault for each cap that is broken, in words. */
  portfolio_breaks: { status: 422, th: 'พอร์ตนี้เกินเพดาน {count} ข้อ ยังไม่ได้บันทึก' },
  portfolio_changed: { status: 409, th: 'มีคนแก้พอร์ตนี้หลังจากที่คุณเปิด โหลดใหม่ก่อนแก้' },
  portfolio_fund_unknown: { status: 422, th: 'ไม่มีกองทุน {codes} ในรายการ' },
} as const satisfies ErrorTable

const EditedPart = z.object({ code: FundCode, share: z.int().check(z.minimum(1), z.maximum(10_000)) })
const EditedParts = z.array(EditedPart).check(z.minLength(1, 'ใส่อย่างน้อยหนึ่งกองทุน'), z.maxLength(12))

/** A portfolio as staff sees it: `version` is sent back with a change. */
export const AdminPortfolio = z.object({
  level: RoboLevel,
  level_name: z.string(),
  version: z.int(),
  parts: z.array(ModelPart),
  breaches: z.array(Breach),
  versions: z.array(
    z.object({
      version: z.int(),
      made_at: z.iso.datetime(),
      /** Null: from the product's content. */
      made_by: z.nullable(z.uuid()),
      reason: z.nullable(z.string()),
      parts: z.array(EditedPart),
    }),
  ),
})
export type AdminPortfolio = z.infer<typeof AdminPortfolio>

/** The five levels, their past versions, and every fund that a portfolio may have. */
export const listAdminPortfolios = endpoint({
  method: 'GET',
  path: '/v2/api/admin/robo/portfolios',
  access: 'staff',
  roles: ['finance'],
  summary: 'พอร์ตตัวอย่างทั้ง 5 ระดับสำหรับทีมงาน',
  reply: z.object({ items: z.array(AdminPortfolio), funds: z.array(z.omit(ModelPart, { share: true })) }),
})

/** Says which caps the edited portfolio breaks, and changes nothing. */
export const checkAdminPortfolio = endpoint({
  method: 'POST',
  path: '/v2/api/admin/robo/portfolioCheck',
  access: 'staff',
  roles: ['finance'],
  summary: 'ตรวจพอร์ตที่แก้กับตารางความเหมาะสมทั้งสอง',
  body: z.object({ level: RoboLevel, parts: EditedParts }),
  reply: z.object({ breaches: z.array(Breach) }),
  errors: ['portfolio_fund_unknown'],
})

/** A new version of a level's portfolio, for new plans and for rebalancing. Refused where it breaks a cap. */
export const setAdminPortfolio = endpoint({
  method: 'POST',
  path: '/v2/api/admin/robo/portfolio',
  access: 'staff',
  roles: ['finance'],
  stepUp: true,
  summary: 'ตั้งพอร์ตตัวอย่างฉบับใหม่ของระดับหนึ่ง',
  body: z.object({
    level: RoboLevel,
    version: z.int(),
    parts: EditedParts,
    reason: filledText(200),
  }),
  reply: AdminPortfolio,
  errors: ['portfolio_breaks', 'portfolio_changed', 'portfolio_fund_unknown'],
})
