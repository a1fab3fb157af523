import type { Raw, ResizeOptions } from 'sharp'
import { newTurns } from './turns.ts'

/** Why an upload is no picture for us: of no kind that we take, more pixels than we decode, or not whole. */
export type PictureFault = 'type' | 'pixels' | 'broken'
export type Squares = Map<number, Uint8Array>
/** Makes squares of these widths (WebP) out of an upload; null for its `fault`. Refuses with overloaded. */
export type MakeSquares = (bytes: Uint8Array) => Promise<{ squares: Squares } | { fault: PictureFault }>
/** A picture at several widths (WebP), whole; `width` and `height` are those of the one in the middle. */
export type Sized = { files: Map<number, Uint8Array>; width: number; height: number }
export type MakeSizes = (bytes: Uint8Array) => Promise<Sized | { fault: PictureFault }>

type Kind = 'jpeg' | 'png' | 'webp' | 'heif'

/** As many as the camera of a good phone makes. */
export const mostPixels = 40_000_000
const slowestSeconds = 15

/**
 * A maker of squares. Everything is decoded and drawn anew, turned by its EXIF orientation, so nothing of the file
 * itself is kept: no place, no camera, no comment, no second frame, nothing hidden behind the picture. One at a time,
 * since a big picture takes some 160 MB while it is decoded.
 */
export function newSquareMaker({ widths, waiting = 12 }: { widths: readonly number[]; waiting?: number }): MakeSquares {
  const inTurn = newTurns({ atOnce: 1, waiting })
  return async (bytes) => {
    const kind = kindOf(bytes)
    return kind === null ? { fault: 'type' } : inTurn(() => makeSquares(bytes, kind, widths))
  }
}

/** The same with whole pictures, never enlarged, of these widths from the smallest to the largest. */
export function newSizeMaker({ widths, waiting = 12 }: { widths: readonly number[]; waiting?: number }): MakeSizes {
  const inTurn = newTurns({ atOnce: 1, waiting })
  return async (bytes) => {
    const kind = kindOf(bytes)
    return kind === null ? { fault: 'type' } : inTurn(() => makeSizes(bytes, kind, widths))
  }
}

/** How many pixels a picture of ours has. */
export async function sizeOfPicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/** A WebP of ours as AVIF; null where that is not smaller. Slow, so jobs alone call it. */
export async function makeAvif(webp: Uint8Array): Promise<Uint8Array | null> {
  const sharp = await loadSharp()
  const made = await sharp(webp, { failOn: 'error', limitInputPixels: mostPixels })
    .avif({ quality: 55, effort: 3 })
    .timeout({ seconds: slowestSeconds * 4 })
    .toBuffer()
  return made.length < webp.length ? made : null
}

async function makeSquares(bytes: Uint8Array, kind: Kind, widths: readonly number[]) {
  const sharp = await loadSharp()
  try {
    const widest = Math.max(...widths)
    const decoded = await decode(bytes, kind, { width: widest, height: widest, fit: 'cover' })
    if ('fault' in decoded) return decoded
    const { data, raw } = decoded.pixels
    const squares: Squares = new Map()
    for (const square of widths)
      squares.set(square, await sharp(data, { raw }).resize(square, square).webp({ quality: 82 }).toBuffer())
    return { squares }
  } catch {
    return { fault: 'broken' } as const
  }
}

async function makeSizes(bytes: Uint8Array, kind: Kind, widths: readonly number[]) {
  const sharp = await loadSharp()
  try {
    // A strip of a screenshot may be as long as it is: what is cut is its width.
    const fit = { fit: 'inside', withoutEnlargement: true } as const
    const decoded = await decode(bytes, kind, { width: Math.max(...widths), height: 8_000, ...fit })
    if ('fault' in decoded) return decoded
    const { data, raw } = decoded.pixels
    const files = new Map<number, Uint8Array>()
    let size = { width: raw.width, height: raw.height }
    const middle = widths[Math.floor(widths.length / 2)]
    for (const width of widths) {
      const made = sharp(data, { raw })
        .resize({ width, ...fit })
        .webp({ quality: 80 })
      const { data: file, info } = await made.toBuffer({ resolveWithObject: true })
      files.set(width, file)
      if (width === middle) size = { width: info.width, height: info.height }
    }
    return { files, ...size }
  } catch {
    return { fault: 'broken' } as const
  }
}

/** Bare pixels in sRGB, turned as the camera says. Throws on what is not whole. */
async function decode(
  bytes: Uint8Array,
  kind: Kind,
  resize: ResizeOptions,
): Promise<{ fault: PictureFault } | { pixels: { data: Buffer; raw: Raw } }> {
  const sharp = await loadSharp()
  const input = { failOn: 'error', limitInputPixels: mostPixels } as const
  // The header alone, before anything is decoded.
  const { width, height, format, compression } = await sharp(bytes, { ...input, limitInputPixels: false }).metadata()
  if (format !== kind || (kind === 'heif' && compression !== 'av1')) return { fault: 'type' }
  if (width * height > mostPixels) return { fault: 'pixels' }
  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .resize(resize)
    .toColourspace('srgb')
    .timeout({ seconds: slowestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: { data, raw: { width: info.width, height: info.height, channels: info.channels } } }
}

/** By its first bytes, whatever its name and the sender say. SVG, GIF, TIFF, PDF and all else is nothing. */
export function kindOf(bytes: Uint8Array): Kind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8))) return 'heif'
  return null
}

/** Draws an SVG of our own making, in its own size, as PNG of at most 256 colours. Nobody else's SVG may come here. */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).timeout({ seconds: slowestSeconds }).png({ palette: true, effort: 5 }).toBuffer()
}

let isTold = false

/** Late, since few need it; told once what it may read, and to keep nothing. SVG is for `drawSvg`: no upload gets that far. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  if (isTold) return sharp
  isTold = true
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((one) => `VipsForeignLoad${one}`)
  sharp.unblock({ operation: loaders })
  return sharp
}
