import { joinMission, redeemKoin } from '#features/superquest/missions/joining-contract.ts'
import { newId } from '#lib/server/new-id.ts'
import { aMission, act as doActivity, quizDays } from '#tests/fixtures/quests.ts'
import { aPremium } from '#tests/fixtures/store.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** A mission under way and one rewarded, and the big prize. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { now } = fixture.clock
  const first = await aMission(fixture, { rule: quizDays(1) })
  const second = await aMission(fixture)
  for (const id of [first, second]) await fixture.send(life, joinMission, { body: { id } })
  await doActivity(fixture, life.id, 'quiz.daily.answered')
  const rewarded = await fixture.send(life, redeemKoin, { body: { id: first } })
  if (rewarded.status !== 200) throw new Error(`mission: ${rewarded.json.detail}`)
  const times = { opens_at: now, ends_at: new Date(now.getTime() + 7_200_000), made_at: now }
  const prize = newId(now)
  const shown = { title: 'รางวัลใหญ่', summary: 'ของดี', gift_id: await aPremium(fixture), stock: 3, ...times }
  await fixture.db
    .insertInto('big_prize')
    .values({ ...shown, id: prize, value_baht: 100 })
    .execute()
  const won = { user_id: life.id, prize_id: prize, order_id: newId(now), taken_at: now }
  await fixture.db.insertInto('big_prize_win').values(won).execute()
}
