import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { DocumentTree } from '#lib/document.ts'

/** Terms of use, personal data, cookies. */
export const policyTypes = ['law', 'personal', 'cookies'] as const
export const PolicyType = z.enum(policyTypes)
export type PolicyType = z.infer<typeof PolicyType>

/** The version of a policy that is in force. `effective` is a Bangkok day; `changes` says what is new in this version. */
export const PolicyView = z.object({
  type: PolicyType,
  version: z.int(),
  effective: z.iso.date(),
  title: z.string(),
  summary: z.string(),
  changes: z.string(),
  body: DocumentTree,
  pdf_url: z.nullable(z.string()),
})
export type PolicyView = z.infer<typeof PolicyView>

export const listPolicies = endpoint({
  method: 'GET',
  path: '/v2/api/policy',
  access: 'public',
  summary: 'นโยบายฉบับที่ใช้อยู่ ทุกชนิดหรือชนิดเดียว',
  query: z.object({ type: z.optional(PolicyType) }),
  reply: z.object({ items: z.array(PolicyView) }),
})
