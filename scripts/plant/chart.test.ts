// The Helm chart. What helm itself says is asked where it is installed; else that is SKIPPED, and says so.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install.mjs'

const chart = path.join(root, 'deploy/chart')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const hasHelm = spawnSync('helm', ['version']).status === 0
if (!hasHelm)
  console.warn('\nSKIPPED: the linter and the dry run of the Helm chart, for want of helm (3.14 or later)\n')

/** What helm prints, and the exit code of a call of it. Nothing of the home folder is read or written. */
function helm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('helm', args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: '/nowhere' },
  })
  return { status, said: stdout + stderr, stdout }
}
const example = ['--values', path.join(chart, 'example.yaml')]

test('the chart has the version of the product and sets only variables that the product knows', () => {
  expect(read('deploy/chart/Chart.yaml')).toContain(`appVersion: "${JSON.parse(read('package.json')).version}"`)
  const sources = ['env', 'files', 'third-parties'].map((file) => read(`src/app/boot/${file}.ts`)).join('\n')
  const known = new Set([...sources.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!))
  const set = ['templates/processes.yaml', 'values.yaml', 'example.yaml'].flatMap((file) =>
    [...read(`deploy/chart/${file}`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name!),
  )
  const { not } = JSON.parse(read('deploy/chart/values.schema.json')).properties.settings.propertyNames
  expect(set.length).toBeGreaterThan(6)
  expect([...set, ...not.enum].filter((name) => !known.has(name))).toEqual([])
})

test('what the chart replaces in docs/nginx.conf stands there', () => {
  const conf = read('docs/nginx.conf')
  const upstreams = conf.match(/^upstream /gm)!.length
  for (const text of ['server 127.0.0.1:3001', 'server 127.0.0.1:3002', '\n  zone '])
    expect(conf.split(text), text).toHaveLength(upstreams + 1)
  for (const text of ['listen 80', '/var/log/nginx/koinklass.log']) expect(conf.split(text), text).toHaveLength(2)
  expect(conf).toContain('X-Forwarded-Proto $scheme')
  expect(fs.readFileSync(path.join(chart, 'files/nginx.conf'), 'utf8')).toBe(conf)
})

test.skipIf(!hasHelm)('helm finds no fault in the chart and makes what a cluster would get', () => {
  const linted = helm('lint', '--strict', chart, ...example)
  expect(linted.status, linted.said).toBe(0)
  const dry = helm('install', 'koinklass', chart, '--dry-run=client', '--namespace', 'bank', ...example)
  expect(dry.status, dry.said).toBe(0)
  expect(dry.stdout).toContain('server koinklass-processes.bank.svc.cluster.local:3000 resolve max_fails=0')
  expect(dry.stdout).toContain('X-Forwarded-Proto https;')
  expect(dry.stdout).not.toMatch(/127\.0\.0\.1|kind: PersistentVolumeClaim/)
  expect(dry.stdout.match(/readOnlyRootFilesystem: true/g)).toHaveLength(2)
  expect(dry.stdout.match(/runAsNonRoot: true/g)).toHaveLength(2)
})

test.skipIf(!hasHelm)(
  'without a bucket the processes share a volume, and they are scaled by load where that is asked for',
  () => {
    const values =
      'image.repository=r,publicUrl=https://koinklass.example.org,secret=s,podNetwork=10.0.0.0/8,processes.count=4'
    const { stdout } = helm('template', 'koinklass', chart, '--set', `${values},processes.scale.enabled=true`)
    expect(stdout).toContain('kind: PersistentVolumeClaim')
    expect(stdout).toContain('kind: HorizontalPodAutoscaler')
    expect(stdout).not.toMatch(/^ {2}replicas: 4$/m)
  },
)

test.skipIf(!hasHelm).each([
  ['nothing', []],
  ['a variable that the chart sets itself', [...example, '--set', 'settings.DATABASE_URL=postgres://x/y']],
  ['a misspelt value', [...example, '--set', 'proceses.count=3']],
  ['an address with a path', [...example, '--set', 'publicUrl=https://koinklass.example.org/th']],
])('helm refuses %s', (_, values) => {
  const { status, said } = helm('template', 'koinklass', chart, ...values)
  expect(status, said).not.toBe(0)
  expect(said).toContain("values don't meet the specifications of the schema")
})
