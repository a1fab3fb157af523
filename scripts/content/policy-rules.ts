import { PolicyType } from '#features/policies/contract.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '#lib/document-text.ts'
import { storedKinds, storedRegister } from '#lib/stored-register.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import { linkFaults } from './link-rules.ts'
import type { Article, Fault, Policy } from './read-content.ts'

/** Faults of the policies, individually and together. */
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
    if (policy.type === 'cookies') for (const detail of registerFaults(policy.body)) yield fault('stored', detail)
  }
  for (const type of PolicyType.options)
    if (!policies.some(({ policy }) => policy.type === type))
      yield { file: 'content/policies', key: type, rule: 'policy', detail: 'ไม่มีนโยบายนี้' }
}

/** The cookie policy must list exactly what this site stores in a browser, in the words of the register. */
function* registerFaults({ content }: DocumentTree): Generator<string> {
  const rows = content.flatMap((block) =>
    block.type === 'table' && block.attrs.head[0] === 'ชื่อ' ? block.attrs.rows : [],
  )
  const wanted = Object.entries(storedRegister).map(([name, { kind, purpose, lasts }]) =>
    [name, purpose, lasts, storedKinds[kind]].join(' | '),
  )
  const said = rows.map((row) => row.join(' | '))
  for (const row of wanted) if (!said.includes(row)) yield `ตารางยังไม่มีแถว “${row}” ตาม src/lib/stored-register.ts`
  for (const row of said) if (!wanted.includes(row)) yield `แถว “${row}” ไม่มีใน src/lib/stored-register.ts`
}
