import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../../../src', import.meta.url))

/**
 * The files that access browser storage, all by the names of stored-names.ts; the first script is an exception, because
 * it imports nothing.
 */
const touching: Record<string, string[]> = {
  'localStorage.': ['app/web/theme-start.ts', 'lib/web/storage.ts'],
  'sessionStorage.': ['features/identity/sign-up/web/sign-up-draft.ts', 'lib/web/chunk-reload.ts'],
  'indexedDB.': ['lib/web/offline/forget-personal.ts'],
  'openDB<': ['lib/web/offline/unsent-act-store.ts'],
  'caches.open(': [
    'app/web/worker/saved-articles.ts',
    'app/web/worker/saved-release.ts',
    'app/web/worker/service-worker.ts',
    'lib/web/offline/saved-pages.ts',
  ],
  'document.cookie =': ['app/web/third-parties/tags.ts'],
  cookieStore: [],
  '.setCookie(': [
    'app/sign-in/sign-in-redirects.ts',
    'features/identity/sessions/server/begin-session-commands.ts',
    'features/identity/sign-in/server/routes.ts',
    'features/identity/sign-up/server/social-routes.ts',
    'features/identity/social/server/routes.ts',
    'lib/server/http/http.ts',
    'lib/server/http/read-elsewhere.ts',
  ],
}

const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'lib/stored-names.ts')
  .map((file) => ({ file: file.split(path.sep).join('/'), text: fs.readFileSync(path.join(src, file), 'utf8') }))

test.each(Object.entries(touching))('the browser stores nothing beyond the registered names: %s', (way, allowed) => {
  const found = files.filter(({ text }) => text.includes(way)).map(({ file }) => file)
  expect(found.sort()).toEqual(allowed)
  for (const { file, text } of files.filter(({ file }) => allowed.includes(file)))
    for (const [, name] of text.matchAll(
      /(?:setItem|getItem|caches\.open|indexedDB\.open|setCookie)\(\s*(['"`][^)]*)/g,
    ))
      expect([file, name]).toEqual(['app/web/theme-start.ts', expect.stringMatching(/^'(theme|auth\.token)'/)])
})
