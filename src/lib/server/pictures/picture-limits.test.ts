import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Header, sizeFault, sizeOfWebp } from './picture-limits.ts'

const side = (pixels: number) => ({ width: pixels / 4_000, height: 4_000 })
const million = 1_000_000

test.each<[string, Partial<Header>, number, 'pixels' | 'heavy' | null]>([
  ['a JPEG of a camera', { format: 'jpeg', channels: 3 }, 40 * million, null],
  ['a PNG', { format: 'png', channels: 4, depth: 'uchar' }, 40 * million, null],
  ['a WebP', { format: 'webp', channels: 4 }, 40 * million, null],
  ['a JPEG', { format: 'jpeg', channels: 3 }, 41 * million, 'pixels'],
  [
    'a progressive JPEG',
    { format: 'jpeg', channels: 3, isProgressive: true, chromaSubsampling: '4:2:0' },
    24 * million,
    null,
  ],
  [
    'a progressive JPEG',
    { format: 'jpeg', channels: 3, isProgressive: true, chromaSubsampling: '4:4:4' },
    24 * million,
    'heavy',
  ],
  ['an interlaced PNG', { format: 'png', channels: 4, depth: 'uchar', isProgressive: true }, 24 * million, null],
  [
    'an interlaced PNG of 16 bits',
    { format: 'png', channels: 4, depth: 'ushort', isProgressive: true },
    24 * million,
    'heavy',
  ],
  ['an AVIF', { format: 'heif', channels: 4 }, 6 * million, null],
  ['an AVIF', { format: 'heif', channels: 4 }, 12 * million, 'heavy'],
  ['an AVIF of 10 bits', { format: 'heif', bitsPerSample: 10 }, 6 * million, 'heavy'],
])('%s: %o of %d pixels is %s', (_what, header, pixels, fault) => {
  expect(sizeFault({ format: '', ...header, ...side(pixels) })).toBe(fault)
})

test.each([
  ['with losses', 3, {}],
  ['see-through', 4, {}],
  ['without losses', 3, { lossless: true }],
] as const)('the size of a WebP %s is read from its header', async (_how, channels, options) => {
  const background = channels === 4 ? { r: 1, g: 2, b: 3, alpha: 0.5 } : '#123'
  const bytes = await sharp({ create: { width: 1_003, height: 77, channels, background } })
    .webp(options)
    .toBuffer()
  expect(sizeOfWebp(bytes)).toEqual({ width: 1_003, height: 77 })
})

test('a file that is not WebP has no size', () => {
  expect(() => sizeOfWebp(Buffer.from('GIF89a'))).toThrow()
})
