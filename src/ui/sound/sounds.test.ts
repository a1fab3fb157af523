import fs from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { playSound, turnSound } from './sounds.ts'

afterEach(() => vi.unstubAllGlobals())

/** A fake browser with audio and vibration only, which records the calls. */
function listen({ isCalm = false } = {}) {
  const saved = new Map<string, string>()
  const heard = { notes: 0, vibrations: 0 }
  const line = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 }
  class Audio {
    currentTime = 0
    createOscillator = () => ({
      frequency: line,
      connect: (to: unknown) => to,
      start: () => (heard.notes += 1),
      stop: () => {},
    })
    createGain = () => ({ gain: line, connect: (to: unknown) => to })
  }
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vi.stubGlobal('navigator', { vibrate: () => (heard.vibrations += 1) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  })
  return heard
}

test('there is no sound or vibration before it is switched on, nor after it is switched off', () => {
  const heard = listen()
  for (const sound of ['tap', 'right', 'yet', 'done'] as const) playSound(sound)
  expect(heard).toEqual({ notes: 0, vibrations: 0 })
  turnSound(true)
  playSound('done')
  expect(heard).toEqual({ notes: 3, vibrations: 1 })
  turnSound(false)
  playSound('done')
  expect(heard).toEqual({ notes: 3, vibrations: 1 })
})

test('with reduced motion there is no vibration', () => {
  const heard = listen({ isCalm: true })
  turnSound(true)
  playSound('tap')
  expect(heard).toMatchObject({ vibrations: 0 })
})

test('all games use this module for sound', () => {
  const files = fs.globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/ui/sound/'))
  const loud = files.filter((file) =>
    /AudioContext|new Audio\b|\.vibrate\b|<audio\b/.test(fs.readFileSync(file, 'utf8')),
  )
  expect(loud).toEqual([])
})
