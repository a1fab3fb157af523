import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unzip } from './unzip.ts'

const limits = { maxFiles: 5, maxBytes: 200_000 }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('an archive is read back by its names, Thai ones too, and folders are left out', () => {
  const files = { 'คำ/หนึ่ง.txt': bytesOf('ออม'), 'two.txt': new Uint8Array(), 'คำ/': new Uint8Array() }
  for (const level of [0, 9] as const) {
    const read = unzip(zipSync(files, { level }), limits)
    expect([...read.files!].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['คำ/หนึ่ง.txt', 'ออม'],
      ['two.txt', ''],
    ])
  }
})

test('too many files, too many bytes and a file twice are refused, also where the archive declares a smaller size', () => {
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${i}.txt`, bytesOf('x')]))
  expect(unzip(zipSync(many), limits)).toEqual({ files: null, fault: 'too_large' })
  const bomb = zipSync({ 'a.txt': new Uint8Array(300_000) }, { level: 9 })
  expect(bomb.length).toBeLessThan(2_000)
  expect(unzip(bomb, limits)).toEqual({ files: null, fault: 'too_large' })
  const lying = bomb.slice()
  // The uncompressed size in the local header and in the central directory.
  lying.set([10, 0, 0, 0], 22)
  lying.set([10, 0, 0, 0], findCentral(lying) + 24)
  expect(unzip(lying, limits)).toEqual({ files: null, fault: 'too_large' })
})

function findCentral(zip: Uint8Array): number {
  for (let at = 0; at < zip.length; at++)
    if (zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1 && zip[at + 3] === 2) return at
  throw new Error('no central directory')
}

test('what is no archive, or is cut off, is refused and never throws', () => {
  const whole = zipSync({ 'a.txt': bytesOf('ออมก่อนใช้'.repeat(500)) }, { level: 0 })
  for (let length = 0; length < 200; length += 7)
    expect(unzip(whole.slice(0, length), limits)).toEqual({ files: null, fault: 'broken' })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (noise, isMarked) => {
      const bytes = isMarked ? Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), noise]) : noise
      const read = unzip(bytes, limits)
      expect(read.files === null || read.files instanceof Map).toBe(true)
    }),
  )
})
