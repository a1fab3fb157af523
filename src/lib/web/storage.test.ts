import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferenceKeys, storageKeys } from '#lib/stored-names.ts'
import { clearStored, isChosen, readStored, settlePreferences, writeStored } from './storage.ts'

const saved = new Map<string, string>()

beforeEach(() => {
  saved.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
    clear: () => saved.clear(),
  })
})
afterEach(() => {
  clearStored()
  vi.unstubAllGlobals()
})

function choose(preferences: boolean, at = new Date()) {
  writeStored(
    storageKeys.isAnalytic,
    JSON.stringify({ necessary: true, preferences, analytics: true, marketing: true }),
  )
  writeStored(storageKeys.cookiesAcceptDate, at.toISOString())
  settlePreferences()
}
const savedPreferences = () => preferenceKeys.filter((key) => saved.has(key))
const writeAll = () => preferenceKeys.map((key) => writeStored(key, 'x'))

test('without an answer, and without consent, a preference lasts for the page and is not stored', () => {
  expect(new Set(writeAll())).toEqual(new Set([false]))
  expect(savedPreferences()).toEqual([])
  choose(false)
  writeAll()
  expect(savedPreferences()).toEqual([])
  expect(preferenceKeys.map(readStored)).toEqual(preferenceKeys.map(() => 'x'))
  for (const key of preferenceKeys) writeStored(key, null)
  expect(preferenceKeys.map(readStored)).toEqual(preferenceKeys.map(() => null))
})

test('with consent it is stored, also when chosen before; without consent it is removed and lasts for the page', () => {
  writeAll()
  choose(true)
  expect(savedPreferences()).toEqual([...preferenceKeys])
  expect(new Set(writeAll())).toEqual(new Set([true]))
  choose(false)
  expect(savedPreferences()).toEqual([])
  expect(preferenceKeys.map(readStored)).toEqual(preferenceKeys.map(() => 'x'))
})

test('an answer older than a year stores no preference any more, and what is necessary is always stored', () => {
  choose(true)
  writeAll()
  choose(true, new Date(Date.now() - 366 * 24 * 3_600_000))
  expect(savedPreferences()).toEqual([])
  expect(isChosen('preferences')).toBe(false)
  expect(writeStored(storageKeys.popupRegisterDate, 'x')).toBe(true)
})

test('an answer that cannot be parsed consents to nothing', () => {
  writeStored(storageKeys.cookiesAcceptDate, new Date().toISOString())
  for (const text of ['{', 'null', '{"preferences":"true"}', '[]']) {
    writeStored(storageKeys.isAnalytic, text)
    expect(isChosen('preferences')).toBe(false)
  }
})
