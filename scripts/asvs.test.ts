import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const rows = [...read('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (\w+) \| (.+) \|$/gm)].map(
  ([, number, , state, proof]) => ({ number: number!, state: state!, proof: proof! }),
)

test('each proof names a test that exists in its file', () => {
  const proofs = rows.flatMap(({ number, proof }) =>
    [...proof.matchAll(/`([\w./-]+\.test\.tsx?)`: "([^"]+)"/g)].map(([, file, name]) => ({ number, file, name })),
  )
  expect(proofs.length).toBeGreaterThan(10)
  const gone = proofs.filter(({ file, name }) => !read(file!).includes(`test('${name}'`))
  expect(gone).toEqual([])
})

test('what is called yes is held by a test, and the table counts its rows', () => {
  const bare = rows.filter(({ state, proof }) => state === 'yes' && !/: "[^"]+"|the same test/.test(proof))
  expect(bare.map(({ number }) => number)).toEqual([])
  expect(rows.every(({ state }) => ['yes', 'code', 'partly', 'no'].includes(state))).toBe(true)
  expect(read('docs/asvs.md')).toContain(`${rows.length} requirements`)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})
