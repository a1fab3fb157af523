import { PolicyType } from '#features/policies/contract.ts'
import { blockTexts } from '#features/posts/rules.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { linkFaults } from './link-rules.ts'
import type { Article, Fault, Policy } from './read-content.ts'

/** What is wrong with the policies, alone and together. */
export function* policyFaults(policies: Policy[], articles: Article[]): Generator<Fault> {
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  for (const { file, policy } of policies) {
    const fault = (rule: string, detail: string): Fault => ({ file, key: policy.type, rule, detail })
    const texts = [policy.title, policy.summary, policy.changes, ...blockTexts(policy.body)]
    for (const text of texts) {
      for (const one of textFaults(text)) yield fault(one.rule, one.detail)
      for (const [mark] of text.replaceAll('{{contact}}', '').matchAll(/\{\{.*?\}\}|\{\{|\}\}/g))
        yield fault('mark', `ไม่รู้จัก ${mark} ใช้ได้แต่ {{contact}}`)
    }
    for (const detail of linkFaults(policy.body, articleKeys)) yield fault('link', detail)
  }
  for (const type of PolicyType.options)
    if (!policies.some(({ policy }) => policy.type === type))
      yield { file: 'content/policies', key: type, rule: 'policy', detail: 'ไม่มีนโยบายนี้' }
}
