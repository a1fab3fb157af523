/** Why an upload is refused: unknown type, too many pixels, too much memory or time to decode, or a broken file. */
export type PictureFault = 'type' | 'pixels' | 'heavy' | 'broken'
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif'

/** The facts of a picture's header that decide how much memory and time decoding takes. */
export type Header = {
  width: number
  height: number
  format: string
  channels?: number | undefined
  /** 'uchar' is one byte per channel; all others count as two. */
  depth?: string | undefined
  bitsPerSample?: number | undefined
  isProgressive?: boolean | undefined
  chromaSubsampling?: string | undefined
  /** Passes over the picture: see countScans. */
  scans?: number | undefined
  /** Frames of an animation; only the first is decoded, but all are listed. */
  pages?: number | undefined
}

/** The resolution of a good phone's camera. */
export const maxPixels = 40_000_000
/** A line costs its own time however short it is: one pixel × 40,000,000 lines took ten seconds. */
export const maxSide = 30_000
/** Usual progressive files have 10 to 16 scans. */
const maxScans = 100
/** Scans × pixels: about 0.4 s. The largest progressive file that fits into memory may have 11 scans. */
const maxScannedPixels = 400_000_000
const maxFrames = 1_000
/** The CPU time that one upload may take, decoding and encoding together; the slowest honest ones measured take 1.3 s. */
export const maxCpuMs = 2_000

const mb = 1024 * 1024
/** The decoding process takes 65 MB when idle and may grow to this; together with the server it stays under 400 MB. */
export const maxResident = 208 * mb
/** A process above this between two requests will not give the memory back, so it is replaced. */
export const spentResident = 80 * mb
const maxWorking = 130 * mb

/**
 * The type by the first bytes, whatever the file name and Content-Type say; null for every other type (SVG, GIF, TIFF,
 * PDF).
 */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8))) return 'heif'
  return null
}

/** Why a picture with this header is not decoded ('pixels' or 'heavy'); null when it is. */
export function sizeFault(header: Header): 'pixels' | 'heavy' | null {
  const pixels = header.width * header.height
  if (pixels > maxPixels || Math.max(header.width, header.height) > maxSide) return 'pixels'
  const { scans = 1, pages = 1 } = header
  if (scans > maxScans || scans * pixels > maxScannedPixels || pages > maxFrames) return 'heavy'
  return pixels * bytesAPixel(header) > maxWorking ? 'heavy' : null
}

/**
 * Peak bytes per pixel of our decoders, measured at 40 megapixels. Line-based formats cost next to nothing; a
 * progressive JPEG and an interlaced PNG are in memory as a whole before the first line; AV1 keeps a record for every 4
 * × 4 pixels and three copies of the picture.
 */
function bytesAPixel({
  format,
  channels = 4,
  depth,
  bitsPerSample = 8,
  isProgressive,
  chromaSubsampling,
  scans = 1,
}: Header) {
  if (format === 'heif') return bitsPerSample > 8 ? 26 : 20
  if (!isProgressive && scans === 1) return 0
  if (format === 'png') return channels * (depth === 'uchar' ? 1 : 2) + 1.1
  // Coefficients take two bytes per channel; with 4:2:0 two of the three channels are a quarter as large.
  return format === 'jpeg' ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) + 0.6 : 0
}

/** Width and height from the header of a WebP that we wrote ourselves (RFC 9649). Throws on other files. */
export function sizeOfWebp(bytes: Uint8Array): { width: number; height: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const kind = kindOf(file) === 'webp' ? file.toString('latin1', 12, 16) : null
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') throw new Error('no WebP')
  const both = file.readUInt32LE(21)
  return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 }
}
