import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { addActivity, aMission, fold } from '#tests/fixtures/quests.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { joinMission } from '../joining-contract.ts'
import type { Rule } from '../mission-rules.ts'
import { countRule } from '../progress-rules.ts'
import { listFactsSince, toFact } from './fact-queries.ts'

const fixture = await openTestbed()
const start = fixture.clock.now
const quiz = { kinds: ['quiz.daily.answered'] }
const share = { kinds: ['post.shared'] }

const rules: Rule[] = [
  { rule: 'count', of: share, times: 3 },
  { rule: 'distinct_days', of: quiz, days: 3 },
  { rule: 'distinct_subjects', of: share, subjects: 2 },
  { rule: 'sum', of: quiz, fact: 'right', total: 7 },
  { rule: 'days_in_window', of: { kinds: [...quiz.kinds, ...share.kinds] }, days: 3, window: 4 },
  {
    rule: 'in_order',
    rules: [
      { rule: 'count', of: share, times: 1 },
      {
        rule: 'any_of',
        rules: [
          { rule: 'count', of: quiz, times: 2 },
          { rule: 'count', of: share, times: 2 },
        ],
      },
    ],
  },
  {
    rule: 'all_of',
    rules: [
      { rule: 'count', of: quiz, times: 2 },
      { rule: 'count', of: share, times: 2 },
    ],
  },
]

const activities = fc.array(
  fc.record({
    kind: fc.constantFrom('quiz.daily.answered', 'post.shared'),
    /** Minutes after joining; before it where it is negative. */
    minute: fc.integer({ min: -30, max: 3_000 }),
    day: fc.integer({ min: 0, max: 6 }),
    subject: fc.constantFrom('a', 'b'),
    right: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 10 },
)

test('jobs in any order, late, lost and repeated end in the state that counting afresh has', async () => {
  const missions = await Promise.all(rules.map((rule) => aMission(fixture, { rule, endsIn: 1 })))
  await fc.assert(
    fc.asyncProperty(activities, fc.infiniteStream(fc.nat()), async (given, chance) => {
      fixture.clock.now = start
      const who = await aPerson(fixture)
      for (const id of missions) await fixture.send(who, joinMission, { body: { id } })
      const facts: string[] = []
      for (const { kind, minute, day, subject, right } of given) {
        const at = new Date(start.getTime() + minute * 60_000)
        const told = kind === 'post.shared' ? { club: 'hit' } : { right, total: 3 }
        facts.push(
          await addActivity(fixture, who.id, kind, { at, day: addDays(bangkokDay(start), day), subject, facts: told }),
        )
      }
      const delivered = [...facts, ...facts.filter(() => chance.next().value % 2 === 0)]
        .map((fact) => ({ fact, key: chance.next().value }))
        .toSorted((a, b) => a.key - b.key)
      // Some at once, as several workers run them.
      for (let i = 0; i < delivered.length; i += 3)
        await Promise.all(delivered.slice(i, i + 3).map(({ fact }) => fold(fixture, who.id, fact)))
      for (const [i, rule] of rules.entries()) {
        const until = new Date(start.getTime() + 24 * 3_600_000)
        const kinds = ['quiz.daily.answered', 'post.shared']
        const all = (await listFactsSince(fixture.db, { userId: who.id, kinds, from: start, until })).map(toFact)
        const afresh = countRule(rule, all)
        const join = await fixture.db
          .selectFrom('mission_join')
          .selectAll()
          .where('user_id', '=', who.id)
          .where('mission_id', '=', missions[i]!)
          .executeTakeFirstOrThrow()
        expect([join.done, join.of, join.completed_at !== null]).toEqual([afresh.done, afresh.of, afresh.end !== null])
      }
    }),
    { numRuns: 40 },
  )
}, 120_000)
