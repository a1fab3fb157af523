// Steps of the build that change what others wrote: each must do its one thing, and say so when it no longer can.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutStacks } from '../scripts/vite-plugins.mjs'

const reactFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
)
const react = fs.readFileSync(reactFile, 'utf8')

test('the errors that React makes as it begins are errors still, with their messages, and no stack is taken for them', () => {
  const makers = [...withoutStacks(react).matchAll(/(\w+)Exception = (Object\.create\(.*\))[,;]/g)]
  expect(makers.map(([, name]) => name)).toEqual([
    'HydrationMismatch',
    'Suspense',
    'SuspenseyCommit',
    'SuspenseAction',
    'SelectiveHydration',
  ])
  for (const [, , maker] of makers) {
    const error = new Function('formatProdErrorMessage', `return ${maker}`)((code: number) => `React ${code}`)
    expect(error).toBeInstanceOf(Error)
    expect(error.message).toMatch(/^React \d+$/)
    expect(Object.hasOwn(error, 'stack')).toBe(false)
  }
})

test('a React with one error more or fewer is not taken silently', () => {
  expect(() => withoutStacks(`${react}\nvar NewException = Error(formatProdErrorMessage(999));`)).toThrow('6 errors')
  expect(() => withoutStacks('')).toThrow('0 errors')
})
