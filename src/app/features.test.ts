import fs from 'node:fs'
import { expect, test } from 'vitest'
import { byName } from '#kit/server/feature.ts'
import { activityKinds, noticeKinds } from './features.ts'

const folder = new URL('../features/', import.meta.url)

/** All exports of the features' files with this name. */
async function exportsOf(file: string): Promise<{ name: string }[]> {
  const paths = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(file))
  const modules = await Promise.all(paths.map((path): Promise<object> => import(new URL(path, folder).href)))
  return modules.flatMap((module) => Object.values(module))
}

test('every exported kind of activity is registered', async () => {
  const kinds = await exportsOf('server/activities.ts')
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.map(({ name }) => activityKinds.get(name))).toEqual(kinds)
  expect(activityKinds.get('event.joined')?.facts.shape).toHaveProperty('kind')
})

test('every exported kind of notice is registered, the digest included', async () => {
  const kinds = await exportsOf('server/notices.ts')
  expect(kinds.length).toBeGreaterThan(25)
  expect(kinds.map(({ name }) => noticeKinds.get(name))).toEqual(kinds)
  expect(noticeKinds.get('event.soon')).toMatchObject({ group: 'events', hasMail: false })
  expect(noticeKinds.get('digest.weekly')).toMatchObject({ group: 'digest', hasMail: true })
})

test('two features with the same name for a kind do not start', () => {
  expect(() => byName('kinds of activity', [{ name: 'a.done' }, { name: 'b.done' }, { name: 'a.done' }])).toThrow(
    'two kinds of activity are called a.done',
  )
})
