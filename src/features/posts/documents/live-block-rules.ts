import { z } from 'zod/mini'
import { LiveBlock } from '#lib/document-blocks.ts'
import { cleanLine } from './text-rules.ts'

/** No block of ours is deeper than this; what is deeper is gone. */
const deepest = 6

/** A block that is as its schema says, its texts cleaned; none where it is not. Cleaning twice is cleaning once. */
export function liveBlockOf(type: string, attrs: Record<string, unknown>): LiveBlock[] {
  // What the editor knows of other blocks is null in this one.
  const own = Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null))
  const checked = z.safeParse(LiveBlock, { type, attrs: cleanTexts(own, 0) })
  return checked.success ? [checked.data] : []
}

/** The same data, every text in it a line of plain text. */
function cleanTexts(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanLine(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one, depth + 1)]))
}
