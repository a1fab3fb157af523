import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'
import { findPackageFaults, listPackages, readAudit } from './packages.mjs'

type Component = {
  name: string
  version: string
  purl: string
  licenses: ({ license: { id: string } } | { expression: string })[]
  hashes: { alg: string; content: string }[]
}
const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const ours = readJson('package.json')

test('the list of packages names what the product needs, each with its version, licence and hash', () => {
  const made = spawnSync(process.execPath, [path.join(root, 'scripts/write-sbom.mjs')], { encoding: 'utf8' })
  const { bomFormat, specVersion, metadata, components } = JSON.parse(made.stdout)
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6'])
  expect(metadata.component).toMatchObject({
    name: 'koinklass',
    version: ours.version,
    licenses: [{ license: { id: 'MIT' } }],
  })
  const found = new Map<string, Component>(components.map((one: Component) => [one.name, one]))
  expect(Object.keys(ours.dependencies).filter((name) => !found.has(name))).toEqual([])
  expect(['vitest', 'vite', 'knip', 'lighthouse'].filter((name) => found.has(name))).toEqual([])
  for (const name of Object.keys(ours.dependencies))
    expect([name, components.map((one: Component) => one.purl)]).toEqual([
      name,
      expect.arrayContaining([
        `pkg:npm/${name.replace('@', '%40')}@${readJson(`node_modules/${name}/package.json`).version}`,
      ]),
    ])
  for (const { name, version, purl, licenses, hashes } of found.values()) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(licenses).toHaveLength(1)
    expect(JSON.stringify(licenses)).toMatch(/"(id|expression)":"[A-Z0-9][\w.]/)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
})

// Not `npm sbom`: of npm 11 it leaves out a third of them here, zod among them.
test('npm finds the same packages in the lock file', () => {
  const args = ['ls', '--all', '--parseable', '--long', '--omit=dev', '--package-lock-only', '--workspaces=false']
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const found = new Set(stdout.split('\n').flatMap((line) => /[^:]+:(?!koinklass@)(.+@[^:]+)/.exec(line)?.[1] ?? []))
  const own = listPackages(readJson('package-lock.json')).map(({ name, version }) => `${name}@${version}`)
  expect(new Set(own)).toEqual(found)
})

const package1 = {
  place: 'node_modules/thing',
  name: 'thing',
  version: '1.0.0',
  licence: 'MIT',
  integrity: 'sha512-AAAA',
}

test.each([
  ['GPL-3.0-only', false],
  ['', false],
  ['SEE LICENSE IN LICENSE', false],
  ['LGPL-3.0-or-later', false],
  ['MIT AND GPL-2.0-only', false],
  ['(MIT OR GPL-2.0-only)', true],
  ['MIT and ISC', true],
  ['constructor', false],
])('a package under "%s" is allowed: %s', (licence, is) => {
  expect(findPackageFaults([{ ...package1, licence }])).toHaveLength(is ? 0 : 1)
})

test('libvips is allowed as the library that it is, and a package without a hash is not', () => {
  const sharp = { ...package1, name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' }
  expect(findPackageFaults([sharp])).toEqual([])
  expect(findPackageFaults([{ ...package1, integrity: '' }])).toEqual([
    'node_modules/thing: package-lock.json has no sha512 of it',
  ])
})

test('packages of the development and our own folders are not of the product', () => {
  const packages = {
    '': { version: '1' },
    studio: { version: '1' },
    'node_modules/koinklass-studio': { link: true, resolved: 'studio' },
    'node_modules/tool': { version: '1', dev: true },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'ISC', integrity: 'sha512-AAAA' },
  }
  expect(listPackages({ packages })).toEqual([
    {
      place: 'node_modules/a/node_modules/@b/c',
      name: '@b/c',
      version: '2.0.0',
      licence: 'ISC',
      integrity: 'sha512-AAAA',
    },
  ])
})

test('a high hole is a fault, a moderate one is told, and no answer is never an all-clear', () => {
  const hole = (severity: string) => ({ name: severity, severity, range: '<2', via: [{ title: 'It leaks' }, 'other'] })
  const said = JSON.stringify({ vulnerabilities: { a: hole('high'), b: hole('critical'), c: hole('moderate') } })
  expect(readAudit(said)).toEqual({
    faults: ['high <2 has a high hole: It leaks', 'critical <2 has a critical hole: It leaks'],
    notes: ['moderate <2 has a moderate hole: It leaks'],
    skipped: null,
  })
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ faults: [], notes: [], skipped: null })
  expect(readAudit('{"message":"405 Method Not Allowed","error":{}}').skipped).toBe('405 Method Not Allowed')
  expect(readAudit('').skipped).toBe('npm did not answer')
})
