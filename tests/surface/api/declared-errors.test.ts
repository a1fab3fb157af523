// The errors that endpoints declare: each is in an error table and is thrown. That an endpoint declares what it throws is
// checked at every reply of the test bed (undeclared-refusals.ts).
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { errorTables } from '#app/features.ts'
import { commonErrors } from '#lib/errors.ts'
import { openTestbed } from '../../support/testbed.ts'

const { routes } = await openTestbed()
const declared = routes.flatMap(({ name, spec }) => spec.errors.map((code) => ({ name, code })))

/** The code that may throw: the server side and the rules, without contracts, which only list codes. */
const thrower = /^(?!.*(\.test\.|contract\.ts$|\/web\/)).*\.ts$/

/** Thrown by the ledger for practice money, which no endpoint takes yet. */
const early = ['not_enough_baht']

test('every declared code is in an error table', () => {
  expect(declared.filter(({ code }) => !(code in errorTables))).toEqual([])
})

test('every code of an error table is declared by an endpoint and thrown by the server', () => {
  const root = new URL('../../../src/', import.meta.url)
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => thrower.test(file))
  const texts = files.map((file) => fs.readFileSync(new URL(file, root), 'utf8')).join('\n')
  const written = new Set([...texts.matchAll(/'([a-z_]+)'/g)].map(([, word]) => word))
  // refusal(`summary_${reason}`)
  const begun = [...texts.matchAll(/`([a-z_]+_)\$\{/g)].map(([, prefix]) => prefix!)
  const isThrown = (code: string) => written.has(code) || begun.some((prefix) => code.startsWith(prefix))
  const own = Object.keys(errorTables).filter((code) => !(code in commonErrors))
  const codes = new Set(declared.map(({ code }) => code))
  expect(own.filter((code) => !codes.has(code) && !early.includes(code))).toEqual([])
  expect(own.filter((code) => !isThrown(code))).toEqual([])
})
