import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { DocumentTree } from '#lib/document.ts'

/** Terms of use, personal data, cookies. */
export const policyTypes = ['law', 'personal', 'cookies'] as const
export const PolicyType = z.enum(policyTypes)
export type PolicyType = z.infer<typeof PolicyType>

/**
 * What a version changes for people who accepted the previous one. `effective` is a Bangkok day. `state`: in force, coming on a
 * later day, or replaced.
 */
export const PolicyVersion = z.object({
  version: z.int(),
  effective: z.iso.date(),
  changes: z.string(),
  state: z.enum(['current', 'coming', 'past']),
})
export type PolicyVersion = z.infer<typeof PolicyVersion>

/** The number of a version in an address. Default: the version in force. */
export const versionQuery = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)))

/** One version of a policy. `versions` are all of its type, newest first; `pdf_url` is a path from '/'. */
export const PolicyView = z.extend(PolicyVersion, {
  type: PolicyType,
  title: z.string(),
  summary: z.string(),
  body: DocumentTree,
  pdf_url: z.string(),
  versions: z.array(PolicyVersion),
})
export type PolicyView = z.infer<typeof PolicyView>

export const listPolicies = endpoint({
  method: 'GET',
  path: '/v2/api/policy',
  access: 'public',
  summary: 'นโยบายฉบับที่ใช้อยู่ ทุกชนิดหรือชนิดเดียว หรือฉบับอื่นตามเลขฉบับ',
  query: z.object({
    type: z.optional(PolicyType),
    version: versionQuery,
  }),
  reply: z.object({ items: z.array(PolicyView) }),
})
