import { expect, test } from 'vitest'
import { findFaults } from './check-architecture.mjs'

const map = {
  layers: ['app', 'features', 'kit', 'ui', 'art', 'db', 'lib'],
  core: ['koin'],
  features: {
    koin: [],
    'people/names': [],
    'people/logins': ['people/names'],
    posts: ['*', 'people'],
  },
  public: {
    '*': ['contract.ts', 'server/feature.ts'],
    'people/names': ['name-rules.ts', 'web/name-page.tsx'],
  },
  webForAppServer: ['app/web/render.tsx'],
  files: ['contract.ts', '*-rules.ts', 'server/*.ts', 'web/*.tsx'],
  pure: ['*-rules.ts'],
  withSql: ['server/commands.ts', 'server/*-queries.ts'],
  packagesOfPure: [],
  owners: { people: ['person'], posts: ['post'] },
  appendOnly: [],
  forbiddenNames: [],
  maxLines: 300,
  clock: 'lib/thai/bangkok-time.ts',
  maxWebFiles: 25,
  maxFiles: 40,
  shown: 'db/is-shown.ts',
  generated: [],
}
const rules = 'features/people/names/name-rules.ts'
const page = 'features/people/names/web/name-page.tsx'
const from = (spec: string) => `import { x } from '#${spec}'\n`
/** Imports what `public` lists, so that nothing of it is idle. */
const reader = { 'app/reader.ts': from(rules), 'app/web/reader.ts': from(page) }
/** The faults of one file that holds this text; what it imports is empty. */
const faultsOf = (file: string, text: string) => findFaults(map, { ...reader, [rules]: '', [page]: '', [file]: text })

test.each([
  [
    'a feature may use every sub-feature of one that it names',
    'features/posts/server/a-queries.ts',
    from('features/people/logins/contract.ts'),
  ],
  ['what a feature lists as public may be imported', 'features/people/logins/server/login.ts', from(rules)],
  ['and so may its public pages', 'features/people/logins/web/login-page.tsx', from(page)],
  [
    'every sub-feature may write a table that the whole feature owns',
    'features/people/logins/server/commands.ts',
    "db.insertInto('person')",
  ],
  ['the app imports what every feature offers', 'app/boot/start.ts', from('features/posts/server/feature.ts')],
  ['drawings are below the parts of the look', 'ui/basics/a.tsx', from('art/logo.tsx')],
  ['the server draws the app by its render entry', 'app/pages/draw.ts', from('app/web/render.tsx')],
  ['a shared contract is on no side', 'app/web/home.tsx', from('app/home/contract.ts')],
  [
    'a loader calls an endpoint',
    'features/posts/web/a-page.tsx',
    "import { call } from '#lib/web/call.ts'\nexport async function loader() {\n  return { list: await call(listPosts, {}), at: 1 }\n}\nexport function Component() {\n  return <p />\n}\n",
  ],
])('%s', (_what, file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})

test.each([
  [
    'what is not listed is not public, and the message says which line to add',
    'features/posts/server/a.ts',
    from('features/people/logins/login-rules.ts'),
    'if others need it, add "login-rules.ts" to public["people/logins"] in architecture.json',
  ],
  ['nor for the app', 'app/boot/start.ts', from('features/posts/server/a.ts'), 'add "server/a.ts" to public["posts"]'],
  [
    'SQL stands in commands, queries and jobs alone',
    'features/people/names/server/routes.ts',
    "db.deleteFrom('person')",
    'has SQL',
  ],
  ['a drawing knows no part of the look', 'art/a.tsx', from('ui/basics/button.tsx'), 'is a layer above'],
  [
    'a sub-feature uses those alone that it names',
    'features/people/names/server/a.ts',
    from('features/people/logins/contract.ts'),
    'may not use',
  ],
  [
    'a table of another feature is not written',
    'features/posts/server/commands.ts',
    "db.deleteFrom('person')",
    'which belongs to people',
  ],
  [
    'the component of a route module calls no endpoint by itself',
    'features/posts/web/a-page.tsx',
    "import { call } from '#lib/web/call.ts'\nexport async function loader() {\n  return { first: await call(listPosts, {}), at: 1 }\n}\nexport function Component() {\n  const more = call(listPosts, {})\n  return <p>{more}</p>\n}\n",
    'calls an endpoint',
  ],
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
    'features/posts/server/a-queries.ts',
    "sql`where post.status = 'published'`",
    'use isShown',
  ],
  [
    'a ref is not written while rendering',
    'features/posts/web/a.tsx',
    'function Part({ onEnd }: Props) {\n  const end = useRef(onEnd)\n  end.current = onEnd\n',
    'writes a ref while rendering',
  ],
  [
    'the clock of Bangkok is read at one place',
    'features/posts/web/a.tsx',
    "const from = new Date('2026-11-21T00:00:00+07:00')",
    'use src/lib/thai/bangkok-time.ts',
  ],
])('%s', (_what, file, text, fault) => {
  expect(faultsOf(file, text).join('\n')).toContain(fault)
})

test('SQL reads the tables of another feature along an edge, or along a declared read', () => {
  const faultsOfRead = (file: string, reads: Record<string, string[]>) =>
    findFaults({ ...map, reads }, { ...reader, [rules]: '', [page]: '', [file]: 'sql`select id from post as one`' })
  expect(faultsOfRead('features/posts/server/a-queries.ts', {})).toEqual([])
  expect(faultsOfRead('features/people/names/server/a-queries.ts', {})).toEqual([
    'src/features/people/names/server/a-queries.ts: reads "post" of posts: call its query, or add "post" to ' +
      'reads["people/names"] in architecture.json',
  ])
  expect(faultsOfRead('features/people/names/server/a-queries.ts', { 'people/names': ['post'] })).toEqual([])
  expect(faultsOfRead('features/posts/server/a-queries.ts', { 'people/names': ['post'] })).toEqual([
    'architecture.json: reads declares "people/names post", which no file does',
  ])
})

test('a file that nobody outside of its feature imports is public no longer', () => {
  expect(findFaults(map, { [rules]: '', [page]: '', 'app/reader.ts': from(rules) })).toEqual([
    'architecture.json: nobody outside of people/names imports its public "web/name-page.tsx"',
  ])
})

test('a folder of screens with more than 25 files is found, and its screens in folders are not', () => {
  const screens = (folder: (at: number) => string) =>
    Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`features/posts/web/${folder(at)}a${at}.tsx`, '']))
  const found = (files: Record<string, string>) =>
    findFaults({ ...map, files: [...map.files, 'web/*/*.tsx'] }, { ...files, ...reader, [rules]: '', [page]: '' })
  expect(found(screens(() => ''))).toEqual([
    'src/features/posts/web: has 26 files: give each screen a folder of its own',
  ])
  expect(found(screens((at) => (at % 2 ? 'list/' : 'post/')))).toEqual([])
})

test('a server folder with more than 40 files is found, and its subjects in folders are not', () => {
  const parts = (folder: (at: number) => string) =>
    Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`features/posts/server/${folder(at)}a${at}.ts`, '']))
  const found = (files: Record<string, string>) =>
    findFaults({ ...map, files: [...map.files, 'server/*/*.ts'] }, { ...files, ...reader, [rules]: '', [page]: '' })
  expect(found(parts(() => ''))).toEqual([
    'src/features/posts/server: has 41 files: give each subject a folder of its own',
  ])
  expect(found(parts((at) => (at % 2 ? 'orders/' : 'codes/')))).toEqual([])
})
