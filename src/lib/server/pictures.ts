import { commonRefusal } from '#lib/errors.ts'
import { kindOf, type PictureFault } from './picture-limits.ts'
import { newPictureProcess } from './picture-process.ts'
import type { PictureReply, PictureWork, Sized } from './picture-work.ts'
import { newTurns } from './turns.ts'

export type Squares = Map<number, Uint8Array>
/** Makes square WebP files of fixed widths from an upload, or returns its `fault`. Refuses with overloaded. */
export type MakeSquares = (bytes: Uint8Array) => Promise<{ squares: Squares } | { fault: PictureFault }>
/** Makes uncropped WebP files of several widths; `width` and `height` are those of the middle one. */
export type MakeSizes = (bytes: Uint8Array) => Promise<Sized | { fault: PictureFault }>

/** Limit on the bytes of waiting uploads: with the one in work at most five of the largest. */
const mostWaiting = 40 * 1024 * 1024

// The one exception to "no module state": the limit protects this process's memory, so all decoding shares one queue
// and one child process.
const inTurn = newTurns({ atOnce: 1, waiting: 40 })
const work = newPictureProcess()
let waitingBytes = 0

/**
 * Makes a maker of squares. Every upload is decoded, rotated by its EXIF orientation and encoded again, so no metadata
 * (location, camera, comments), no further frame and no trailing data of the file survives.
 */
export function newSquareMaker({ widths }: { widths: readonly number[] }): MakeSquares {
  return async (bytes) => {
    const made = await workOnUpload({ do: 'squares', bytes, widths })
    return 'fault' in made ? made : { squares: made.files }
  }
}

/** Makes a maker of uncropped pictures of these widths (ascending), never enlarged. */
export function newSizeMaker({ widths }: { widths: readonly number[] }): MakeSizes {
  return (bytes) => workOnUpload({ do: 'sizes', bytes, widths })
}

async function workOnUpload(upload: PictureWork & { bytes: Uint8Array }): Promise<Sized | { fault: PictureFault }> {
  const { length } = upload.bytes
  // Files of another type are refused without waiting in the queue.
  if (kindOf(upload.bytes) === null) return { fault: 'type' }
  if (waitingBytes + length > mostWaiting) throw commonRefusal('overloaded', { retryAfter: 5 })
  waitingBytes += length
  try {
    return (await inTurn(() => work(upload))) as Sized | { fault: PictureFault }
  } finally {
    waitingBytes -= length
  }
}

/**
 * Converts one of our WebP files to AVIF; null when AVIF is not smaller or would take too much memory. Slow, so only
 * jobs call it.
 */
export async function makeAvif(webp: Uint8Array): Promise<Uint8Array | null> {
  return fileOf(await inTurn(() => work({ do: 'avif', bytes: webp })))
}

/** Renders an SVG of ours at its own size as PNG with at most 256 colours. Never pass an SVG of anybody else. */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  return drawn(await inTurn(() => work({ do: 'svg', svg, width: null })))
}

/** Renders an SVG icon of 96 units at this width in pixels. */
export async function drawIcon(svg: string, width: number): Promise<Uint8Array> {
  return drawn(await inTurn(() => work({ do: 'svg', svg, width })))
}

function drawn(reply: PictureReply): Uint8Array {
  const file = fileOf(reply)
  if (!file) throw commonRefusal('overloaded', { retryAfter: 5 })
  return file
}

function fileOf(reply: PictureReply): Uint8Array | null {
  return 'file' in reply ? reply.file : null
}
