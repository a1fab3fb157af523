import { crc32, deflateSync } from 'node:zlib'

/** A grey PNG of one bit a pixel, all black. 1 × 40,000,000 has 78 kB and as many lines as a picture can have. */
export function thinPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const lines = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND')])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * A valid progressive grey JPEG of up to 883 scans. The first has the means of all blocks; each other one refines one
 * coefficient by one bit and says in a few bytes that it changes nothing in any block.
 */
export function manyScans({ side, scans }: { side: number; scans: number }): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    // One code of one bit for "the same mean"; 15 codes of four bits for "the end of 2^n blocks".
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]),
    segment(0xc4, [0x10, 0, 0, 0, 15, ...Array<number>(12).fill(0), ...Array.from({ length: 15 }, (_, n) => n << 4)]),
    scan([0, 0, 0], '0'.repeat(blocks)),
  ]
  const nothing = endOf(blocks)
  for (let n = 0; n < scans - 1; n++) {
    const [coefficient, bit] = [1 + Math.floor(n / 14), 13 - (n % 14)]
    parts.push(scan([coefficient, coefficient, bit === 13 ? 13 : ((bit + 1) << 4) | bit], nothing))
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

/** The bits that end this many blocks without a coefficient (T.81, G.1.2.2). */
function endOf(blocks: number): string {
  let bits = ''
  for (let left = blocks; left > 0; ) {
    const size = Math.min(14, Math.floor(Math.log2(left)))
    const run = Math.min(left, 2 ** (size + 1) - 1)
    bits += size.toString(2).padStart(4, '0')
    if (size > 0) bits += (run - 2 ** size).toString(2).padStart(size, '0')
    left -= run
  }
  return bits
}

function segment(marker: number, data: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])
}

function scan(bands: readonly [number, number, number], bits: string): Buffer {
  const bytes = bits.match(/.{1,8}/g)!.flatMap((eight) => {
    const byte = Number.parseInt(eight.padEnd(8, '1'), 2)
    return byte === 255 ? [255, 0] : [byte]
  })
  return Buffer.concat([segment(0xda, [1, 1, 0x00, ...bands]), Buffer.from(bytes)])
}
