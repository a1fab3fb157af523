import fs from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOfFilm, readFilm, readMp4Head } from './film-rules.ts'

const ours = fs.readFileSync(new URL('../../../../content/videos/scam-apart.mp4', import.meta.url))
const from = (bytes: Uint8Array) => readFilm(async (at, length) => bytes.subarray(at, at + length), bytes.length)

/** An EBML element with an id and a content. */
function element(id: number, content: Uint8Array | number[], isOpen = false): Buffer {
  const hex = id.toString(16)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
  const open = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
  return Buffer.concat([Buffer.from(hex, 'hex'), isOpen ? open : size, Uint8Array.from(content)])
}

const float = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** The header of a WebM file as encoders write it, with the start of its content. */
function webm({ coding = 'V_VP9', length = float(90_500), hasSound = true } = {}) {
  const picture = element(0xe0, Buffer.concat([element(0xb0, [0x05, 0x00]), element(0xba, [0x02, 0xd0])]))
  const film = [element(0xd7, [1]), element(0x83, [1]), element(0x86, Buffer.from(coding)), picture]
  const sound = element(0xae, Buffer.concat([element(0x83, [2]), element(0x86, Buffer.from('A_OPUS'))]))
  const tracks = [element(0xae, Buffer.concat(film)), ...(hasSound ? [sound] : [])]
  const info = Buffer.concat([element(0x2ad7b1, [0x0f, 0x42, 0x40]), ...(length ? [element(0x4489, length)] : [])])
  const head = element(0x1a45dfa3, element(0x4282, Buffer.from('webm')))
  const inside = [element(0x1549a966, info), element(0x1654ae6b, Buffer.concat(tracks)), element(0x1f43b675, [1, 2, 3])]
  return Buffer.concat([head, element(0x18538067, Buffer.concat(inside), true)])
}

test('a film of ours reports its length and size, and that it has sound', async () => {
  const facts = await from(ours)
  expect(facts).toMatchObject({ kind: 'mp4', width: 960, height: 540, hasSound: true })
  expect((facts as { seconds: number }).seconds).toBeCloseTo(46, 1)
  expect(readMp4Head(ours)).toMatchObject({ seconds: (facts as { seconds: number }).seconds, hasSound: true })
  expect(readMp4Head(ours.subarray(0, 8))).toBeNull()
})

test('the tables of an MP4 may follow the media data', async () => {
  const boxes: Buffer[] = []
  for (let at = 0; at < ours.length; at += ours.readUInt32BE(at))
    boxes.push(ours.subarray(at, at + ours.readUInt32BE(at)))
  const names = boxes.map((box) => box.toString('latin1', 4, 8))
  const moov = boxes[names.indexOf('moov')]!
  const last = Buffer.concat([...boxes.filter((box) => box !== moov), moov])
  expect(await from(last)).toEqual(await from(ours))
})

test('a WebM file reports the same', async () => {
  expect(await from(webm())).toEqual({ kind: 'webm', seconds: 90.5, width: 1280, height: 720, hasSound: true })
  expect(await from(webm({ hasSound: false }))).toMatchObject({ hasSound: false })
})

test.each([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(100, 'x'), 'latin1'), 'type'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(100)), 'type'],
  ['nothing', Buffer.alloc(0), 'type'],
  ['Matroska', Buffer.from(webm().toString('latin1').replace('webm', 'matr'), 'latin1'), 'type'],
  ['an MP4 that was cut off', ours.subarray(0, 700), 'broken'],
  ['a coding of few browsers', webm({ coding: 'V_THEORA' }), 'coding'],
  ['a recording that does not say how long it is', webm({ length: Buffer.alloc(0) }), 'length'],
  ['an endless one', webm({ length: float(Number.POSITIVE_INFINITY) }), 'length'],
])('%s is refused', async (_what, bytes, fault) => {
  expect(await from(bytes)).toEqual({ fault })
})

test('a corrupted header is read or refused, and never crashes the reader', async () => {
  const heads = [ours.subarray(0, 20_000), webm()]
  const changed = fc.record({
    head: fc.constantFrom(...heads),
    edits: fc.array(fc.record({ at: fc.nat(6_000), byte: fc.nat(255) }), { maxLength: 12 }),
    length: fc.nat(20_000),
  })
  await fc.assert(
    fc.asyncProperty(changed, async ({ head, edits, length }) => {
      const bytes = Buffer.from(head)
      for (const { at, byte } of edits) if (at >= 8 && at < bytes.length) bytes[at] = byte
      const cut = bytes.subarray(0, length)
      const facts = await from(cut)
      expect('fault' in facts || facts.kind === kindOfFilm(cut)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a header of a million nested boxes is refused before it blocks the event loop', async () => {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const trak = box('trak', Buffer.concat(Array.from({ length: 999 }, () => box('free', Buffer.alloc(0)))))
  const traks = Array.from({ length: 999 }, () => trak)
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom0000')),
    box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), ...traks])),
  ])
  const begun = process.threadCpuUsage()
  expect(await from(film)).toEqual({ fault: 'broken' })
  // Without the limit it takes seconds, with it milliseconds. CPU time is measured, so other load does not count.
  const { user, system } = process.threadCpuUsage(begun)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})
