import { judgeSummary, summarizePost, takeSummary } from '#features/posts/summaries/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** Summarizes an article, and judges another person’s summary. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const id = 'compound-interest'
  const text = 'ออมก่อนใช้ แล้วปล่อยให้เวลาช่วย '.repeat(4)
  const helper = await aPerson(fixture)
  await fixture.send(helper, summarizePost, { body: { id, text } })
  await fixture.send(life, summarizePost, { body: { id, text: `สรุปของ${name}: ${text}` } })
  const { summary } = (await fixture.send(life, takeSummary, { body: {} })).json
  if (summary) await fixture.send(life, judgeSummary, { body: { ...summary, verdict: 'good' } })
}
