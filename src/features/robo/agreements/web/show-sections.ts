import type { z } from 'zod/mini'
import type { PolicySection } from '#features/policies/robo-contract.ts'

type Section = z.infer<typeof PolicySection>

/** The sections as staff types them: `# heading`, then paragraphs with empty lines between. */
export function writeSections(sections: readonly Section[]): string {
  return sections.map(({ title, text }) => `# ${title}\n${text}`).join('\n\n')
}

/** The typed sections; words before the first heading become a section without one, which the server refuses. */
export function readSections(typed: string): Section[] {
  const blocks = typed.replaceAll('\r', '').split(/^# /m)
  return blocks.flatMap((block, i) => {
    const [first = '', ...rest] = i === 0 ? ['', block] : block.split('\n')
    const text = rest.join('\n').trim()
    return first.trim() === '' && text === '' ? [] : [{ title: first.trim(), text }]
  })
}
