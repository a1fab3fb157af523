import { expect, test } from 'vitest'
import { staffNames } from './features.ts'

/** Every feature's server/staff-acts.ts, whether it is registered or not. */
const written = import.meta.glob<Record<'staffActs' | 'staffSubjects', Record<string, string> | undefined>>(
  '../features/**/server/staff-acts.ts',
  { eager: true },
)

test('every act of staff and every subject that a feature writes down is registered', () => {
  const modules = Object.values(written)
  expect(modules.length).toBeGreaterThan(20)
  const all = (kind: 'staffActs' | 'staffSubjects') =>
    modules.flatMap((module) => Object.entries(module[kind] ?? {})).toSorted(([a], [b]) => a.localeCompare(b))
  const sorted = (names: ReadonlyMap<string, string>) => [...names].toSorted(([a], [b]) => a.localeCompare(b))
  expect(sorted(staffNames.acts)).toEqual(all('staffActs'))
  expect(sorted(staffNames.subjects)).toEqual(all('staffSubjects'))
})

// Fund-telligenz, Krazy Day and Super Quest are among the names that the product keeps in English.
test('each has a Thai name of its own', () => {
  for (const names of [[...staffNames.acts.values()], [...staffNames.subjects.values()]]) {
    for (const name of names) expect(name).toMatch(/^[ก-๛](?:[ก-๛ ]|Krazy Day|Super Quest|Fund-telligenz|koin)+$/)
    expect(new Set(names).size).toBe(names.length)
  }
})
