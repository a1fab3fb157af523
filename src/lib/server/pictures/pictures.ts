import { commonRefusal } from '#lib/errors.ts'
import { type Ask, newFairTurns } from '../work/fair-turns.ts'
import { kindOf, type PictureFault } from './picture-limits.ts'
import { newPictureProcess } from './picture-process.ts'
import type { PictureReply, PictureWork, Sized } from './picture-work.ts'

export type Squares = Map<number, Uint8Array>
/** Whose upload it is (a user id, or the network of a visitor), and whether it becomes a profile picture: those are first. */
export type Sender = { who: string; isAvatar?: boolean }
/** Makes square WebP files of fixed widths from an upload, or returns its `fault`. Throws overloaded. */
export type MakeSquares = (bytes: Uint8Array, sender: Sender) => Promise<{ squares: Squares } | { fault: PictureFault }>
/** Makes uncropped WebP files of several widths; `width` and `height` are those of the middle one. */
export type MakeSizes = (bytes: Uint8Array, sender: Sender) => Promise<Sized | { fault: PictureFault }>

/** Limit on the bytes of waiting uploads: with the one in work at most five of the largest. */
const maxWaiting = 40 * 1024 * 1024

const ranks = { avatar: 0, picture: 1, job: 2 } as const
/** Drawings of ours share one place in the order of turns. */
const ours: Ask = { who: 'koinklass', rank: ranks.picture }
/** An AVIF that was interrupted more often is left to the job's next run, which comes later. */
const maxBreaks = 3

// The one exception to "no module state": the limit protects this process's memory, so all decoding shares one queue
// and one child process.
const enqueue = newFairTurns({ waiting: 40, bytes: maxWaiting })
const work = newPictureProcess()

/**
 * Makes a maker of squares. Every upload is decoded, rotated by its EXIF orientation and encoded again, so no metadata
 * (location, camera, comments), no further frame and no trailing data of the file survives.
 */
export function newSquareMaker({ widths }: { widths: readonly number[] }): MakeSquares {
  return async (bytes, sender) => {
    const made = await workOnUpload({ do: 'squares', bytes, widths }, sender)
    return 'fault' in made ? made : { squares: made.files }
  }
}

/** Makes a maker of uncropped pictures of these widths (ascending), never enlarged. */
export function newSizeMaker({ widths }: { widths: readonly number[] }): MakeSizes {
  return (bytes, sender) => workOnUpload({ do: 'sizes', bytes, widths }, sender)
}

async function workOnUpload(
  upload: PictureWork & { bytes: Uint8Array },
  { who, isAvatar = false }: Sender,
): Promise<Sized | { fault: PictureFault }> {
  // Files of another type are refused without waiting in the queue.
  if (kindOf(upload.bytes) === null) return { fault: 'type' }
  const ask = { who, rank: isAvatar ? ranks.avatar : ranks.picture, bytes: upload.bytes.length }
  return (await enqueue(ask, () => work(upload))) as Sized | { fault: PictureFault }
}

/**
 * Converts one of our WebP files to AVIF; null when AVIF is not smaller or would take too much memory. Takes up to six
 * seconds, so only jobs call it, and an upload that arrives meanwhile interrupts it. Throws overloaded after some
 * interruptions.
 */
export async function makeAvif(webp: Uint8Array): Promise<Uint8Array | null> {
  const ask = { who: 'jobs', rank: ranks.job, isBreakable: true }
  for (let breaks = 0; breaks < maxBreaks; breaks++) {
    const reply = await enqueue(ask, (signal) => work({ do: 'avif', bytes: webp }, signal))
    if (reply !== 'interrupted') return fileOf(reply)
  }
  throw commonRefusal('overloaded', { retryAfter: 5 })
}

/** Renders an SVG of ours at its own size as PNG with at most 256 colours. Never pass an SVG of anybody else. */
export async function drawSvg(svg: string): Promise<Uint8Array> {
  return drawn(await enqueue(ours, () => work({ do: 'svg', svg, width: null })))
}

/** Renders an SVG icon of 96 units at this width in pixels. */
export async function drawIcon(svg: string, width: number): Promise<Uint8Array> {
  return drawn(await enqueue(ours, () => work({ do: 'svg', svg, width })))
}

function drawn(reply: PictureReply | 'interrupted'): Uint8Array {
  const file = reply === 'interrupted' ? null : fileOf(reply)
  if (!file) throw commonRefusal('overloaded', { retryAfter: 5 })
  return file
}

function fileOf(reply: PictureReply): Uint8Array | null {
  return 'file' in reply ? reply.file : null
}
