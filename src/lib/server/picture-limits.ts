/** Why an upload is no picture for us: of no kind that we take, more pixels or memory than we decode with, or not whole. */
export type PictureFault = 'type' | 'pixels' | 'heavy' | 'broken'
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif'

/** What the header of a picture says of it, as far as decoding costs memory by it. */
export type Header = {
  width: number
  height: number
  format: string
  channels?: number | undefined
  /** 'uchar' is one byte a channel; all else is counted as two. */
  depth?: string | undefined
  bitsPerSample?: number | undefined
  isProgressive?: boolean | undefined
  chromaSubsampling?: string | undefined
}

/** As many as the camera of a good phone makes. */
export const mostPixels = 40_000_000

const mb = 1024 * 1024
/** What the decoding process is without work (65) and may grow to: with the server itself it stays under 400 MB. */
export const mostResident = 208 * mb
/** Above this between two works it holds what it will not give back: the next one gets a new process. */
export const spentResident = 80 * mb
const mostWorking = 130 * mb

/** By its first bytes, whatever its name and the sender say. SVG, GIF, TIFF, PDF and all else is nothing. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8))) return 'heif'
  return null
}

/** Whether a picture of this header is decoded at all: 'pixels' or 'heavy' where it is not. */
export function sizeFault(header: Header): 'pixels' | 'heavy' | null {
  const pixels = header.width * header.height
  if (pixels > mostPixels) return 'pixels'
  return pixels * bytesAPixel(header) > mostWorking ? 'heavy' : null
}

/**
 * Bytes a pixel that our decoders hold at their most, measured at 40 megapixels. What comes line by line costs next to
 * nothing; a progressive JPEG and an interlaced PNG are there as a whole before their first line is, and AV1 keeps a
 * record of every 4 × 4 pixels besides three forms of the picture.
 */
function bytesAPixel({ format, channels = 4, depth, bitsPerSample = 8, isProgressive, chromaSubsampling }: Header) {
  if (format === 'heif') return bitsPerSample > 8 ? 26 : 20
  if (!isProgressive) return 0
  if (format === 'png') return channels * (depth === 'uchar' ? 1 : 2) + 1.1
  // Coefficients of two bytes, for each of its parts; by 4:2:0 two of three are a quarter as large.
  return format === 'jpeg' ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) + 0.6 : 0
}

/** Width and height of a WebP that we have written ourselves, from its header (RFC 9649). Throws on what is none. */
export function sizeOfWebp(bytes: Uint8Array): { width: number; height: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const kind = kindOf(file) === 'webp' ? file.toString('latin1', 12, 16) : null
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') throw new Error('no WebP')
  const both = file.readUInt32LE(21)
  return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 }
}
