import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferenceKeys, storageKeys } from '#lib/stored-names.ts'
import { clearStored, isChosen, readStored, settlePreferences, writeStored } from './storage.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
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
const keptPreferences = () => preferenceKeys.filter((key) => kept.has(key))
const writeAll = () => preferenceKeys.map((key) => writeStored(key, 'x'))

test('without an answer, and without the switch, a preference holds for the page and is not kept', () => {
  expect(new Set(writeAll())).toEqual(new Set([false]))
  expect(keptPreferences()).toEqual([])
  choose(false)
  writeAll()
  expect(keptPreferences()).toEqual([])
  expect(preferenceKeys.map(readStored)).toEqual(preferenceKeys.map(() => 'x'))
  for (const key of preferenceKeys) writeStored(key, null)
  expect(preferenceKeys.map(readStored)).toEqual(preferenceKeys.map(() => null))
})

test('with the switch it is kept, also what was chosen before; without it again it goes and holds for the page', () => {
  writeAll()
  choose(true)
  expect(keptPreferences()).toEqual([...preferenceKeys])
  expect(new Set(writeAll())).toEqual(new Set([true]))
  choose(false)
  expect(keptPreferences()).toEqual([])
  expect(preferenceKeys.map(readStored)).toEqual(preferenceKeys.map(() => 'x'))
})

test('an answer of more than a year ago keeps nothing any more, and what is necessary is always kept', () => {
  choose(true)
  writeAll()
  choose(true, new Date(Date.now() - 366 * 24 * 3_600_000))
  expect(keptPreferences()).toEqual([])
  expect(isChosen('preferences')).toBe(false)
  expect(writeStored(storageKeys.popupRegisterDate, 'x')).toBe(true)
})

test('an answer that cannot be read chooses nothing', () => {
  writeStored(storageKeys.cookiesAcceptDate, new Date().toISOString())
  for (const text of ['{', 'null', '{"preferences":"true"}', '[]']) {
    writeStored(storageKeys.isAnalytic, text)
    expect(isChosen('preferences')).toBe(false)
  }
})
