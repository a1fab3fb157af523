// For `npm test -- --changed`: which files changed, and which tests they affect.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

/**
 * Tests that read files without importing them: a pattern of the changed files, and a pattern by which such tests are
 * found.
 */
const readers = [
  { changed: /^content\//, reads: /content\/|hasContent: true/ },
  {
    changed:
      /^src\/.*\.css$|^src\/.*\/web\/|^src\/(ui|art|kit\/forms)\/|^public\/|^vite\.config|^scripts\/(build|.*-plugins?)\.mjs$/,
    reads: /dist\/|distOf|renderer|fixtures\/pages/,
  },
  { changed: /\.sql$/, reads: /./ },
  {
    changed:
      /^(package-lock\.json|architecture\.json|vitest\.config\.ts|tests\/(support|fixtures)\/(database|own-database|seed.*)\.ts)$/,
    reads: /./,
  },
]

/** Browser tests that cover every feature. */
const everywhere = /\/(pages|main-loop|shell|spec-strings)\.spec\.ts$/

/**
 * The files that changed since the branch left its base (or since the commit `base`), uncommitted ones included; the
 * test files that read changed files; and the browser tests affected.
 */
export function findReach(base) {
  const since = base || findBase()
  const changed = [
    ...list(['diff', '--name-only', '--diff-filter=d', since]),
    ...list(['ls-files', '--others', '--exclude-standard']),
  ]
  const tests = list(['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests', 'scripts', 'studio'])
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && fs.existsSync(path.join(root, file)))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
  return { base: since, ...reachOf(changed, tests) }
}

/** Pure: `tests` are all test files with their text. vitest itself follows the imports of `files`. */
export function reachOf(changed, tests) {
  const reading = readers.filter((one) => changed.some((file) => one.changed.test(file)))
  const byReading = tests.filter(({ text }) => reading.some(({ reads }) => reads.test(text))).map(({ file }) => file)
  const journeys = tests
    .filter(({ file, text }) => isJourney(file) && changed.some((one) => meets(file, text, one)))
    .map(({ file }) => file)
  const files = [...new Set([...changed, ...byReading])].filter((file) => !isJourney(file))
  return { files, journeys: [...new Set([...journeys, ...byReading.filter(isJourney)])] }
}

const isJourney = (file) => file.endsWith('.spec.ts')

/**
 * Whether a changed file affects a browser test. Each starts the whole product, so imports would select all: for a
 * feature these are the tests in its folder, those that name it and those that cover everything; for code below the
 * features and for the app, all.
 */
function meets(journey, text, changed) {
  if (changed === journey) return true
  if (/\.test\.tsx?$|\.spec\.ts$|\.md$/.test(changed)) return false
  if (changed.startsWith('tests/'))
    return text.includes(path.basename(changed)) || /tests\/(e2e\/support\/browser|support\/product)\.ts$/.test(changed)
  const feature = /^src\/features\/(.+?)\/(server|web)\/|^src\/features\/(.+)\/[^/]+$/.exec(changed)
  if (feature) {
    const [name] = (feature[1] ?? feature[3]).split('/')
    const isOwn = [`tests/e2e/${name}/`, `src/features/${name}/`].some((folder) => journey.startsWith(folder))
    return isOwn || everywhere.test(journey) || text.includes(`#features/${name}/`)
  }
  return /^src\/(app|kit|ui|art|db|lib)\/|^public\//.test(changed)
}

/** The merge base with the main branch; on the main branch the last commit. */
function findBase() {
  for (const main of ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master']) {
    const [base] = list(['merge-base', 'HEAD', main])
    if (base) return base
  }
  return 'HEAD'
}

function list(args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter(Boolean)
  } catch {
    return []
  }
}
