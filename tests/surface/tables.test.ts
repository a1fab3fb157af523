import fs from 'node:fs'
import { expect, inject, test } from 'vitest'
import { describeTables } from '#db/describe-tables.ts'

test('tables.ts matches the migrations (else: npm run tables)', async () => {
  const written = fs.readFileSync(new URL('../../src/db/tables.ts', import.meta.url), 'utf8')
  expect(written).toBe(await describeTables(`${inject('postgres')}${inject('template')}`))
})
