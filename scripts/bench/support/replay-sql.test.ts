import { expect, test } from 'vitest'
import type { Db } from '#db/open.ts'
import { makeReplay } from './replay-sql.ts'

const person = (n: number) => `00000000-0000-4000-8000-${n}`
/** Two ids of one millisecond: they differ in the counter, around the third dash. */
const ids = ['01a20413-f3f5-74fb-87eb-0c1b1930da9a', '01a20413-f3f5-74fb-87eb-1c1b1930da9b']
const act = (n: number, own: string[]) => [
  { text: 'insert into skill_point values ($1), ($2)', values: own },
  { text: 'update wallet where user_id = $1', values: [person(n)] },
  { text: 'insert into entry values ($1)', values: [own[0]!] },
]
const typed = {
  connection: () => ({ execute: async () => ['uuid', 'uuid'] }),
} as unknown as Db

test('two rows made by one act in the same millisecond keep two ids for every person', async () => {
  const others = ids.map((id) => id.replace('da9', 'da8'))
  const { script, variables } = await makeReplay(typed, act(100_000_000_001, ids), act(100_000_000_002, others))
  const made = (n: number) =>
    script.replaceAll(
      /\((:\w+)::text \|\| :n::text \|\| (?:''|:\w+)::text\)::uuid/g,
      (_all, name: string) => `${variables[name.slice(1)]}${n}`,
    )
  const [first, , third] = made(100_000_000_007).split('\n')
  const found = first!.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)!
  expect(new Set(found).size).toBe(2)
  // The same row has the same id in a later statement.
  expect(third).toContain(found[0])
  // For another person the ids differ.
  expect(made(100_000_000_008)).not.toContain(found[0])
})
