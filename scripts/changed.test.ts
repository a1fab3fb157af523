import { expect, test } from 'vitest'
import { reachOf } from './changed.mjs'

const tests = [
  { file: 'src/features/events/server/admin.test.ts', text: 'openTestbed()' },
  { file: 'src/app/boot/seed.test.ts', text: "new URL('../../../content/', import.meta.url)" },
  { file: 'tests/surface/pages/pages.test.ts', text: "import { distOf } from '#app/pages/renderer.ts'" },
  { file: 'tests/e2e/events/events.spec.ts', text: "import { openProduct } from '../../support/product.ts'" },
  { file: 'tests/e2e/videos/videos.spec.ts', text: "import { watchVideo } from '#features/videos/watch-contract.ts'" },
  { file: 'tests/e2e/app/pages.spec.ts', text: "import { wake } from '../support/browser.ts'" },
]
const all = tests.map(({ file }) => file)
const reached = (...changed: string[]) => {
  const { files, journeys } = reachOf(changed, tests)
  return { tests: files.filter((file) => !changed.includes(file)), journeys }
}

test.each([
  ['a command of a feature', 'src/features/events/server/joining-commands.ts', [], ['events/events', 'app/pages']],
  [
    'a screen of a feature',
    'src/features/events/web/event/event-page.tsx',
    ['tests/surface/pages/pages.test.ts'],
    ['events/events', 'app/pages'],
  ],
  ['a contract', 'src/features/videos/watch-contract.ts', [], ['videos/videos', 'app/pages']],
  [
    'what lies below all features',
    'src/ui/basics/button.tsx',
    ['tests/surface/pages/pages.test.ts'],
    ['events/events', 'videos/videos', 'app/pages'],
  ],
  ['a journey', 'tests/e2e/videos/videos.spec.ts', [], ['videos/videos']],
  ['what journeys share', 'tests/e2e/support/browser.ts', [], ['events/events', 'videos/videos', 'app/pages']],
  ['an article', 'content/articles/scam.json', ['src/app/boot/seed.test.ts'], []],
  ['a document', 'docs/operation.md', [], []],
  ['a test', 'src/features/events/server/admin.test.ts', [], []],
])('%s selects the tests that read it and the browser tests that it affects', (_what, changed, read, journeys) => {
  expect(reached(changed)).toEqual({ tests: read, journeys: journeys.map((name) => `tests/e2e/${name}.spec.ts`) })
})

test('a migration, or a part of the test run itself, selects everything', () => {
  for (const changed of ['src/db/migrations/0042-more.sql', 'tests/support/database.ts', 'package-lock.json']) {
    const { tests: some, journeys } = reached(changed)
    expect([...some, ...journeys].sort()).toEqual(all.toSorted())
  }
})
