import sharp, { type Raw, type ResizeOptions } from 'sharp'
import { kindOf, maxPixels, type PictureFault, type PictureKind, sizeFault } from './picture-limits.ts'
import { countScans } from './picture-scans.ts'

/** A request to the picture process. Pictures are decoded there and nowhere else. */
export type PictureWork =
  | { do: 'squares'; bytes: Uint8Array; widths: readonly number[] }
  | { do: 'sizes'; bytes: Uint8Array; widths: readonly number[] }
  | { do: 'avif'; bytes: Uint8Array }
  | { do: 'svg'; svg: string; width: number | null }

export type Sized = { files: Map<number, Uint8Array>; width: number; height: number }
export type PictureReply = Sized | { fault: PictureFault } | { file: Uint8Array | null }

const slowestSeconds = 15
/** A picture that is larger than this after it was made smaller is a long strip. */
const longPixels = 3_000_000

// Only these loaders are allowed, and no cache is kept. SVG is for our own drawings: uploads are refused before they
// get here.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((one) => `VipsForeignLoad${one}`) })

/** Does one request. Throws when one of our own drawings fails; an upload that cannot be decoded returns a fault. */
export async function doPictureWork(work: PictureWork): Promise<PictureReply> {
  if (work.do === 'svg') return { file: await drawSvg(work) }
  if (work.do === 'avif') return { file: await makeAvif(work.bytes) }
  const kind = kindOf(work.bytes)
  if (kind === null) return { fault: 'type' }
  try {
    return await (work.do === 'squares' ? makeSquares : makeSizes)(work.bytes, kind, work.widths)
  } catch {
    return { fault: 'broken' }
  }
}

async function makeSquares(bytes: Uint8Array, kind: PictureKind, widths: readonly number[]) {
  const widest = Math.max(...widths)
  const decoded = await decode(bytes, kind, { width: widest, height: widest, fit: 'cover' })
  if ('fault' in decoded) return decoded
  const { data, raw } = decoded.pixels
  const files = new Map<number, Uint8Array>()
  for (const square of widths)
    files.set(square, await sharp(data, { raw }).resize(square, square).webp({ quality: 82 }).toBuffer())
  return { files, width: widest, height: widest }
}

async function makeSizes(bytes: Uint8Array, kind: PictureKind, widths: readonly number[]) {
  // A screenshot may be a very long strip, so the width decides the size and the height limit is generous.
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  const decoded = await decode(bytes, kind, { width: Math.max(...widths), height: 8_000, ...fit })
  if ('fault' in decoded) return decoded
  const { data, raw } = decoded.pixels
  const files = new Map<number, Uint8Array>()
  let size = { width: raw.width, height: raw.height }
  const middle = widths[Math.floor(widths.length / 2)]
  // The usual effort takes two seconds for a long screenshot.
  const effort = raw.width * raw.height > longPixels ? 1 : 4
  for (const width of widths) {
    const made = sharp(data, { raw })
      .resize({ width, ...fit })
      .webp({ quality: 80, effort })
    const { data: file, info } = await made.toBuffer({ resolveWithObject: true })
    files.set(width, file)
    if (width === middle) size = { width: info.width, height: info.height }
  }
  return { files, ...size }
}

/** Raw pixels in sRGB, rotated by the EXIF orientation. Throws on truncated files. */
async function decode(
  bytes: Uint8Array,
  kind: PictureKind,
  resize: ResizeOptions,
): Promise<{ fault: PictureFault } | { pixels: { data: Buffer; raw: Raw } }> {
  const input = { failOn: 'error', limitInputPixels: maxPixels } as const
  // Reads the header alone before anything is decoded.
  const header = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
  const { format, compression } = header
  if (format !== kind || (kind === 'heif' && compression !== 'av1')) return { fault: 'type' }
  const fault = sizeFault({ ...header, scans: kind === 'jpeg' ? countScans(bytes) : 1 })
  if (fault) return { fault }
  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .resize(resize)
    .toColourspace('srgb')
    .timeout({ seconds: slowestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: { data, raw: { width: info.width, height: info.height, channels: info.channels } } }
}

async function makeAvif(webp: Uint8Array): Promise<Uint8Array | null> {
  const made = await sharp(webp, { failOn: 'error', limitInputPixels: maxPixels })
    .avif({ quality: 55, effort: 3 })
    .timeout({ seconds: slowestSeconds * 4 })
    .toBuffer()
  return made.length < webp.length ? made : null
}

/** `width` is for icons of 96 units (96 px at 72 dpi); null keeps the drawing's own size. */
async function drawSvg({ svg, width }: { svg: string; width: number | null }): Promise<Uint8Array> {
  if (width === null)
    return sharp(Buffer.from(svg)).timeout({ seconds: slowestSeconds }).png({ palette: true, effort: 5 }).toBuffer()
  return sharp(Buffer.from(svg), { density: (72 * width) / 96 })
    .resize(width, width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
