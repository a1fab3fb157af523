import type { LiveBlockOf } from '#lib/document-blocks.ts'
import type { Article, Fault } from './read-content.ts'

type Story = LiveBlockOf<'branches'>

/** A story has so many endings of different names; one with so many steps carries money or time along. */
const min = { endings: 3, carries: 3 }

/** Stories in which choosing changes nothing: too few endings, a step that leads everybody to the same, a sum that is always the same. */
export function* branchFaults(articles: Article[]): Generator<Fault> {
  for (const { file, article } of articles)
    for (const block of article.body.content)
      if (block.type === 'branches')
        for (const detail of storyFaults(block.attrs)) yield { file, key: article.key, rule: 'branches', detail }
}

function* storyFaults({ steps, carries }: Story): Generator<string> {
  const choices = steps.flatMap((step) => step.choices)
  for (const { label, to, ending } of choices)
    if ((to === null) !== (ending !== undefined)) yield `“${label}” ต้องมีชื่อตอนจบเมื่อจบที่นี่ และเฉพาะเมื่อจบที่นี่`
  const endings = new Set(choices.flatMap(({ ending }) => ending ?? []))
  if (endings.size < min.endings) yield `มี ${endings.size} ตอนจบ ต้องมีอย่างน้อย ${min.endings}`
  for (const { text, choices: own } of steps)
    if (new Set(own.map(({ to, change = 0, ending }) => `${to} ${change} ${ending}`)).size === 1)
      yield `ทุกทางของ “${text}” พาไปที่เดียวกันและไม่เปลี่ยนอะไร`
  if (!carries && steps.length >= min.carries) yield 'เรื่องยาวต้องพาเงินหรือเวลาไปด้วย (carries)'
  if (carries && new Set(sumsOf(steps)).size < 2) yield 'สิ่งที่พาไปด้วยจบเท่ากันทุกทาง'
}

/** What is carried at the end of every way, without where it began. */
function sumsOf(steps: Story['steps'], at = 0, sum = 0): number[] {
  return steps[at]!.choices.flatMap(({ to, change = 0 }) =>
    to === null ? [sum + change] : sumsOf(steps, to, sum + change),
  )
}
