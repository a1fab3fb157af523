import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { errorTables } from '#app/features.ts'
import { openTestbed } from '../../support/testbed.ts'

const fixture = await openTestbed()
const document = (await fixture.http.inject('/openapi.json')).json()
const redocly = path.join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js')

test('the API document is OpenAPI 3.1 and names every endpoint', () => {
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  )
  expect(described.sort()).toEqual(fixture.routes.map(({ spec }) => `${spec.method} ${spec.path}`).sort())
})

test('every error of an endpoint is documented by its status, with its code and its Thai sentence', () => {
  for (const { spec } of fixture.routes) {
    const { responses } = document.paths[spec.path][spec.method.toLowerCase()]
    for (const code of spec.errors) {
      const entry = errorTables[code]
      expect(entry, `src/app/error-tables.ts lacks the table of ${code} (${spec.path})`).toBeDefined()
      const { value } = responses[entry!.status].content['application/problem+json'].examples[code]
      expect(value).toMatchObject({ code, status: entry!.status, detail: entry!.th.replace(/\{\w+\}/g, '…') })
    }
  }
})

/** Names in camelCase that others gave: the product's specification, and WebAuthn's JSON of a credential. */
const givenNames = new Set([
  'imageUrl',
  'trackingNumber',
  'setId',
  'useVoucher',
  'fromYear',
  'fromMonth',
  'toYear',
  'toMonth',
  'accountId',
  'atMaturity',
  'mutualFundAccountDetail',
  'mutualFundPlanDetail',
  'transactionLogs',
  'rawId',
  'clientExtensionResults',
  'clientDataJSON',
  'authenticatorAttachment',
  'authenticatorData',
  'attestationObject',
  'userHandle',
])

/** The names of all properties and parameters below a part of the document. */
function wireNames(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return []
  if (Array.isArray(part)) return part.flatMap(wireNames)
  const { properties, ...rest } = part as { properties?: Record<string, unknown>; name?: unknown; in?: unknown }
  const parameter = rest.in === 'query' ? [String(rest.name)] : []
  return [
    ...parameter,
    ...Object.keys(properties ?? {}),
    ...Object.values({ ...properties, ...rest }).flatMap(wireNames),
  ]
}

test('names on the wire are snake_case, but for those that the specification or a standard gives', () => {
  const odd = Object.entries(document.paths).flatMap(([path, methods]) =>
    wireNames(methods).flatMap((name) =>
      /^[a-z0-9_]+$/.test(name) || givenNames.has(name) ? [] : [`${path} ${name}`],
    ),
  )
  expect([...new Set(odd)].sort()).toEqual([])
})

test('a third-party linter finds no error in it', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'openapi-'))
  try {
    const file = path.join(dir, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const args = [redocly, 'lint', file, '--extends=recommended', '--format=json']
    const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: dir })
    expect(JSON.parse(stdout).totals.errors).toBe(0)
  } finally {
    await rm(dir, { recursive: true })
  }
})
