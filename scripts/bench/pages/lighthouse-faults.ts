import type { Result } from 'lighthouse'

type Item = { node?: { snippet?: string; selector?: string }; description?: string; url?: string }

/** The audits that cost a page points, one line each with the first finding. */
export function listFaults({ categories, audits }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return weighed
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, displayValue, details }) => {
      const first = details && 'items' in details ? (details.items as Item[])[0] : undefined
      const found = first?.node?.snippet ?? first?.description ?? first?.url
      return [id, displayValue ?? title, found].filter(Boolean).join(' – ')
    })
}
