import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manyScans, thinPng } from '#tests/support/hostile-pictures.ts'
import { newPictureProcess } from './picture-process.ts'
import { countScans } from './picture-scans.ts'

const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#396' } })
  .jpeg()
  .toBuffer()
const progressive = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#396' } })
  .jpeg({ progressive: true })
  .toBuffer()

test.each([
  ['a usual JPEG', small, 1],
  ['a progressive JPEG', progressive, 10],
  ['a JPEG of 883 scans', manyScans({ side: 64, scans: 883 }), 883],
  ['a JPEG that ends in the middle', progressive.subarray(0, 700), 1],
  ['no JPEG', Buffer.from('\xff', 'latin1'), 0],
])('%s has its scans counted', (_what, bytes, scans) => {
  expect(countScans(bytes)).toBe(scans)
})

const widths = [96, 256, 512]
const sizes = [480, 960, 1600]

test.each([
  ['64 kB of 883 scans', manyScans({ side: 4_000, scans: 883 }), 'heavy'],
  ['101 scans', manyScans({ side: 64, scans: 101 }), 'heavy'],
  ['100 scans', manyScans({ side: 64, scans: 100 }), undefined],
  ['26 scans of 16 megapixels', manyScans({ side: 4_000, scans: 26 }), 'heavy'],
  ['20 scans of 16 megapixels', manyScans({ side: 4_000, scans: 20 }), undefined],
  ['one pixel × 40,000,000', thinPng(1, 40_000_000), 'pixels'],
  ['40,000,000 pixels × one', thinPng(40_000_000, 1), 'pixels'],
  ['one pixel × 30,001', thinPng(1, 30_001), 'pixels'],
  ['1,200 pixels × 30,000', thinPng(1_200, 30_000), undefined],
] as const)('%s: %#', async (_what, bytes, fault) => {
  const { doPictureWork } = await import('./picture-work.ts')
  for (const work of [{ do: 'squares', widths } as const, { do: 'sizes', widths: sizes } as const])
    expect(await doPictureWork({ ...work, bytes })).toEqual(
      fault ? { fault } : expect.objectContaining({ files: expect.any(Map) }),
    )
})

test('a picture that takes too much CPU time is heavy, and the next one gets a new process', async () => {
  const strict = newPictureProcess({ maxCpuMs: 0 })
  const long = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#396' } })
    .png()
    .toBuffer()
  expect(await strict({ do: 'sizes', bytes: long, widths: sizes })).toEqual({ fault: 'heavy' })
  // Work of our own has no such limit.
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="9" height="9"/></svg>'
  expect(await strict({ do: 'svg', svg, width: null })).toHaveProperty('file')
})

test('an interrupted job ends with its process, and the next work gets a new one', async () => {
  const work = newPictureProcess()
  const stop = new AbortController()
  const webp = await sharp({ create: { width: 1_600, height: 4_000, channels: 3, background: '#396' } })
    .webp()
    .toBuffer()
  const interrupted = work({ do: 'avif', bytes: webp }, stop.signal)
  stop.abort()
  expect(await interrupted).toBe('interrupted')
  expect(await work({ do: 'squares', bytes: small, widths })).toHaveProperty('files')
})
