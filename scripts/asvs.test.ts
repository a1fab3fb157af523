import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const head = read('docs/asvs.md')
const table = head + read('docs/asvs-10-to-17.md')
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| ([\w/]+) \| (.+) \|$/gm)].map(
  ([, number, , state, proof]) => ({ number: number!, state: state!, proof: proof! }),
)

/** How many requirements of levels 1 and 2 each chapter of the standard has. */
const sizes = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
}

/** The tests that a row names: a file, then its titles in quotes, separated by `; ` or `, `. */
function testsOf(proof: string): { file: string; name: string }[] {
  return [...proof.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: "((?:"%s"|[^"])+)"/g)].map(([, file, name]) => ({
    file: file!,
    name: name!,
  }))
}

/** Whether a title is that of a test, of a list of tests or of a test that waits for a tool. */
function hasTest(file: string, name: string): boolean {
  const title = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:\\btest\\w*|\\bit|\\))\\(\\s*'${title}'`).test(read(file))
}

test('each proof names a test that exists in its file', () => {
  const proofs = rows.flatMap(({ number, proof }) => testsOf(proof).map((one) => ({ number, ...one })))
  expect(proofs.length).toBeGreaterThan(100)
  expect(proofs.filter(({ file, name }) => !hasTest(file, name))).toEqual([])
  expect(hasTest('scripts/asvs.test.ts', 'a test that nobody wrote')).toBe(false)
})

test('each file that a row names exists, and what was read in the code names one', () => {
  const named = rows.map(({ number, state, proof }) => ({
    number,
    state,
    files: [
      ...proof.matchAll(/`((?:src|tests|scripts|deploy|docs)\/[\w./@-]+|package\.json|tsconfig\.json|\.\w+ignore)`/g),
    ].map(([, file]) => file!),
    links: [...proof.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, file]) => `docs/${file}`),
  }))
  const gone = named.flatMap(({ number, files, links }) =>
    [...files, ...links].filter((file) => !fs.existsSync(path.join(root, file))).map((file) => `${number}: ${file}`),
  )
  expect(gone).toEqual([])
  const bare = named.filter(({ state, files, links }) => state === 'code' && files.length + links.length === 0)
  // It leans on the row above it.
  expect(bare.map(({ number }) => number)).toEqual(['9.2.4'])
})

test('what is called yes is held by a test, and what does not apply says why', () => {
  const bare = rows.filter(
    ({ state, proof }) => state === 'yes' && testsOf(proof).length === 0 && !proof.includes('the same test'),
  )
  expect(bare.map(({ number }) => number)).toEqual([])
  expect(rows.every(({ proof }) => proof.length > 3)).toBe(true)
})

test('no requirement of the standard is missing, and the table counts its states', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  const ofChapter = Object.keys(sizes).map((chapter) => [
    chapter,
    rows.filter(({ number }) => number.startsWith(`${chapter}.`)).length,
  ])
  expect(Object.fromEntries(ofChapter)).toEqual(sizes)
  expect(head).toContain(`${rows.length} requirements in 17 chapters`)
  const counted = [...head.matchAll(/^\| `([\w/]+)` \| .+ \| (\d+) \|$/gm)].map(([, state, count]) => [
    state,
    Number(count),
  ])
  expect(counted.map(([state]) => state)).toEqual(['yes', 'code', 'partly', 'no', 'n/a'])
  for (const [state, count] of counted)
    expect([state, rows.filter((row) => row.state === state).length]).toEqual([state, count])
  expect(rows.filter(({ state }) => !counted.some(([known]) => known === state))).toEqual([])
})
