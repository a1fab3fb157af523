import { expect, test } from 'vitest'
import { findFaults } from './check-architecture.mjs'

const map = {
  layers: ['app', 'features', 'kit', 'db', 'lib'],
  ground: ['koin'],
  features: {
    koin: [],
    'people/names': [],
    'people/logins': ['people/names'],
    posts: ['*', 'people'],
  },
  doors: ['contract.ts', 'server/*-queries.ts'],
  roomDoors: ['*-rules.ts'],
  appDoors: ['server/feature.ts'],
  openRooms: { 'people/names': ['web/*'] },
  webForAppServer: ['app/web/render.tsx'],
  files: ['contract.ts', '*-rules.ts', 'server/*.ts', 'web/*.tsx'],
  pure: ['*-rules.ts'],
  withoutSql: [],
  packagesOfPure: [],
  owners: { people: ['person'], posts: ['post'] },
  appendOnly: [],
  forbiddenNames: [],
  maxLines: 300,
  shown: 'db/is-shown.ts',
  generated: [],
}
const rules = 'features/people/names/name-rules.ts'
const page = 'features/people/names/web/name-page.tsx'
const from = (spec: string) => `import { x } from '#${spec}'\n`
/** The faults of one file that holds this text; what it imports is empty. */
const faultsOf = (file: string, text: string) => findFaults(map, { [rules]: '', [page]: '', [file]: text })

test.each([
  [
    'a feature may use every room of one that it names',
    'features/posts/server/a-queries.ts',
    from('features/people/logins/server/b-queries.ts'),
  ],
  ['rooms of one feature share its rules', 'features/people/logins/server/login.ts', from(rules)],
  ['and enter what a room keeps open for them', 'features/people/logins/web/login-page.tsx', from(page)],
  [
    'every room may write a table that the whole feature owns',
    'features/people/logins/server/a.ts',
    "db.insertInto('person')",
  ],
  ['the app enters features by its own doors', 'app/boot/start.ts', from('features/posts/server/feature.ts')],
  ['the server draws the app by its render entry', 'app/pages/draw.ts', from('app/web/render.tsx')],
  ['a shared contract is on no side', 'app/web/home.tsx', from('app/home/contract.ts')],
  [
    'a loader calls an endpoint',
    'features/posts/web/a.tsx',
    'export async function loader() {\n  return call(listPosts, {})\n}\n',
  ],
])('%s', (_what, file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})

test.each([
  ['rules of a room are no door for other features', 'features/posts/server/a.ts', from(rules), 'is not a door'],
  ['nor are open rooms', 'features/posts/web/a.tsx', from(page), 'is not a door'],
  [
    'a room uses those alone that it names',
    'features/people/names/server/a.ts',
    from('features/people/logins/contract.ts'),
    'may not use',
  ],
  [
    'a table of another feature is not written',
    'features/posts/server/a.ts',
    "db.deleteFrom('person')",
    'which belongs to people',
  ],
  ['the app enters features by doors alone', 'app/boot/start.ts', from('features/posts/server/a.ts'), 'is not a door'],
  ['pages of the app are browser code', 'app/web/home.tsx', from('app/boot/start.ts'), 'is server code'],
  ['its server takes nothing else from them', 'app/boot/start.ts', from('app/web/home.tsx'), 'is browser code'],
  [
    'a component that only shows another is one hop too many',
    'app/web/a.tsx',
    'export function Component() {\n  return <Page />\n}\n',
    'only forwards',
  ],
  [
    'and a function that only calls another',
    'features/posts/server/a.ts',
    '/** Reads. */\nexport function readPost(id: string): Post {\n  return findPost(id)\n}\n',
    'only forwards',
  ],
  ['and another name for a thing', 'lib/a.ts', from('lib/b.ts') + 'export const a = b\n', 'only forwards'],
  [
    'who readers see is written once',
    'features/posts/server/a.ts',
    "sql`where post.status = 'published'`",
    'use isShown',
  ],
])('%s', (_what, file, text, fault) => {
  expect(faultsOf(file, text).join('\n')).toContain(fault)
})
