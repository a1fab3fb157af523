import { answerVideo } from '#features/videos/answer-contract.ts'
import { countVideoView, showVideo } from '#features/videos/video-contract.ts'
import { likeVideo, watchVideo } from '#features/videos/watch-contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

async function live(fixture: Fixture, life: Life): Promise<void> {
  const id = 'compound-grows'
  await fixture.send(life, countVideoView, { query: { id } })
  await fixture.send(life, likeVideo, { query: { id } })
  const { json } = await fixture.send(life, showVideo, { query: { id } })
  await fixture.send(life, answerVideo, { body: { id, choice: json.question!.choices[0]! } })
  await fixture.send(life, watchVideo, { body: { id, from: 0, to: 0 } })
}
