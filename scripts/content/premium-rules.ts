import type { PremiumContent } from '#features/store/premiums/content.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import type { Fault } from './read-content.ts'

const file = 'content/premiums.json'

/** What is wrong with the premiums: keys that come twice, and texts. */
export function* premiumFaults(premiums: PremiumContent[]): Generator<Fault> {
  const keys = new Set<string>()
  for (const premium of premiums) {
    const { key, title, summary, description, gallery, banner, charity, how_to_use } = premium
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    if (keys.has(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(key)
    const texts = [
      title,
      summary,
      ...description,
      ...gallery.map(({ alt }) => alt),
      banner,
      charity?.partner,
      how_to_use,
    ]
    for (const text of texts) if (text) for (const one of textFaults(text)) yield fault(one.rule, one.detail)
  }
}
