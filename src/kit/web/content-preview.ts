import type { CallInput, Endpoint, Reply } from '#lib/contract.ts'
import type { Boxes } from '../content-fields.ts'

/** A piece as its editor has it now: what the boxes hold and what its kind adds. */
export type Draft = { id: string; boxes: Boxes; facts: Boxes }

/** What an endpoint answers of a draft. `real` asks the server. */
type DraftReply = {
  spec: Endpoint
  reply: (draft: Draft, input: unknown, real: () => Promise<unknown>) => unknown
}

/**
 * How a kind looks to readers while it is edited: the real page, whose calls are answered of the draft. All other calls
 * that change something are refused there.
 */
export type ContentPreview = {
  /** The page of readers; null where none shows such a piece. */
  pathOf: (draft: Draft) => string | null
  replies: readonly DraftReply[]
}

/** A reply of a draft, typed by its endpoint. */
export function draftReply<E extends Endpoint>(
  spec: E,
  reply: (draft: Draft, input: CallInput<E>, real: () => Promise<Reply<E>>) => Reply<E> | Promise<Reply<E>>,
): DraftReply {
  return { spec, reply: reply as DraftReply['reply'] }
}

/** What the editor sends into the frame of its preview. */
export type PreviewMessage = { kind: string; draft: Draft; reader: 'visitor' | 'person' }
