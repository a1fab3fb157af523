// The kit of the films: its measure of rest, its lettering and its sound. The finished files are checked by
// tests/surface/pages/video-files.test.ts.
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { art } from '../../src/art/art-color.ts'
import { Dot } from '../../src/art/shapes.tsx'
import { type Draw, type Film, type Scene, tall, wide } from './film.ts'
import { setText } from './letters.ts'
import { findRest } from './measure.ts'
import { makeSound } from './sound.ts'
import { rate } from './sound-mix.ts'
import { Land } from './stage.tsx'

const land: Draw = ({ t, view }) => createElement(Land, { t, view })
const ball: Draw = ({ t }) => createElement(Dot, { x: 60 + t * 20, y: 100, r: 30, fill: art('coral') })
const filmOf = (...scenes: Scene[]): Film => ({ scenes, posterAt: 0, mood: 'calm', seed: 1 })

test('a picture in which only clouds drift is at rest, in both views; a ball that rolls is not', async () => {
  for (const view of [wide, tall]) {
    expect(await findRest(filmOf({ seconds: 6, draw: land }), view)).toEqual({ seconds: 5.5, at: 0 })
    expect(await findRest(filmOf({ seconds: 6, draw: ball }), view)).toMatchObject({ seconds: 0 })
  }
})

test('a rest is found between two motions', async () => {
  const still: Scene = { seconds: 5, enter: 'cut', draw: () => ball({ t: 3, d: 3, view: wide }) }
  const rest = await findRest(filmOf({ seconds: 3, draw: ball }, still, { seconds: 2, draw: ball }), wide)
  expect(rest.at).toBeCloseTo(3, 0)
  expect(rest.seconds).toBeGreaterThan(4)
})

test('a text is cut into words with every outline of the whole line, and what stands between asterisks is one', () => {
  for (const text of ['น้ำที่ตู้ กี่บาท', 'ดอกเบี้ยของดอกเบี้ย คือทบต้น', 'ทำงานที่ร้านกาแฟ 30 ชั่วโมง']) {
    const count = ({ words }: ReturnType<typeof setText>) =>
      words
        .map(({ path }) => path)
        .join('')
        .match(/M/g)?.length
    expect(count(setText(text, 1e9))).toBe(count(setText(`*${text}*`, 1e9)))
  }
  const { words } = setText('post-sure.*win1*.example', 1e9)
  expect(words.filter(({ isStrong }) => isStrong)).toHaveLength(1)
  expect(setText('ราคาขึ้นปีละ *3%* ทุกปี', 4_000).lines.length).toBeGreaterThan(1)
})

test('a film sounds the same each time, swells and fades without a constant offset, and no sample is cut off', () => {
  const film = filmOf(
    { seconds: 4, draw: land, cues: [{ at: 1, sound: 'koin' }] },
    { seconds: 4, draw: land, cues: [{ at: 0.5, sound: 'thud' }] },
  )
  const [one, again, other] = [film, film, { ...film, seed: 2 }].map(makeSound)
  expect(one!.left).toEqual(again!.left)
  expect(one!.left).not.toEqual(other!.left)
  expect(one!.left).toHaveLength(8 * rate)
  const peak = one!.left.reduce((max, x) => Math.max(max, Math.abs(x)), 0)
  expect(peak).toBeGreaterThan(0.1)
  expect(peak).toBeLessThan(1)
  expect(Math.abs(one!.left.reduce((sum, x) => sum + x, 0) / one!.left.length)).toBeLessThan(0.001)
  expect(Math.abs(one!.left.at(-1)!)).toBeLessThan(0.001)
})
