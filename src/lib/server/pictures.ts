import { commonRefusal } from '#lib/errors.ts'
import { kindOf, type PictureFault } from './picture-limits.ts'
import { newPictureProcess } from './picture-process.ts'
import type { PictureReply, PictureWork, Sized } from './picture-work.ts'
import { newTurns } from './turns.ts'

export type Squares = Map<number, Uint8Array>
/** Makes squares of these widths (WebP) out of an upload, or says its `fault`. Refuses with overloaded. */
export type MakeSquares = (bytes: Uint8Array) => Promise<{ squares: Squares } | { fault: PictureFault }>
/** A picture at several widths (WebP), whole; `width` and `height` are those of the one in the middle. */
export type MakeSizes = (bytes: Uint8Array) => Promise<Sized | { fault: PictureFault }>

/** Bytes of uploads that wait for their turn: with the one at work no more than five of the largest. */
const mostWaiting = 40 * 1024 * 1024

// The one exception to "no state of a module": what is limited is this process's memory, so whoever decodes anything
// stands in this one line, and there is one process that decodes.
const inTurn = newTurns({ atOnce: 1, waiting: 40 })
const work = newPictureProcess()
let waitingBytes = 0

/**
 * A maker of squares. Everything is decoded and drawn anew, turned by its EXIF orientation, so nothing of the file
 * itself is kept: no place, no camera, no comment, no second frame, nothing hidden behind the picture.
 */
export function newSquareMaker({ widths }: { widths: readonly number[] }): MakeSquares {
  return async (bytes) => {
    const made = await workOnUpload({ do: 'squares', bytes, widths })
    return 'fault' in made ? made : { squares: made.files }
  }
}

/** The same with whole pictures, never enlarged, of these widths from the smallest to the largest. */
export function newSizeMaker({ widths }: { widths: readonly number[] }): MakeSizes {
  return (bytes) => workOnUpload({ do: 'sizes', bytes, widths })
}

async function workOnUpload(upload: PictureWork & { bytes: Uint8Array }): Promise<Sized | { fault: PictureFault }> {
  const { length } = upload.bytes
  // What is none waits for nobody.
  if (kindOf(upload.bytes) === null) return { fault: 'type' }
  if (waitingBytes + length > mostWaiting) throw commonRefusal('overloaded', { retryAfter: 5 })
  waitingBytes += length
  try {
    return (await inTurn(() => work(upload))) as Sized | { fault: PictureFault }
  } finally {
    waitingBytes -= length
  }
}

/** A WebP of ours as AVIF; null where that is not smaller, or would take too much memory. Slow, so jobs alone call it. */
export async function makeAvif(webp: Uint8Array): Promise<Uint8Array | null> {
  return fileOf(await inTurn(() => work({ do: 'avif', bytes: webp })))
}

/** Draws an SVG of our own making, in its own size, as PNG of at most 256 colours. Nobody else's SVG may come here. */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  return drawn(await inTurn(() => work({ do: 'svg', svg, width: null })))
}

/** The same with an icon of 96 units, this many pixels wide. */
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
