import { isRefusal } from '#lib/errors.ts'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { fateOf } from '#lib/web/offline/unsent-act-rules.ts'
import { type Draft, type DraftContent, getPost, updatePost } from '../../contract.ts'
import { cleanContent, emptyContent } from '../../draft-rules.ts'
import type { ReadBody } from '../editor/text-editor.tsx'
import {
  dropPendingDraft,
  type RefusedDraft,
  savePendingDraft,
  saveRefusedDraft,
  sendDraft,
} from '../pending-drafts.ts'
import { writingText } from '../writing-text.ts'

/** Debounce: a save runs this long after the last change, and at the latest this long after the first. */
const [quietMs, longestMs, retryMs] = [2_000, 10_000, 8_000]

export type SaveState =
  | { is: 'new' | 'dirty' | 'saving' | 'kept' | 'not-kept' }
  | { is: 'saved'; at: string }
  | { is: 'failed'; why: string }
  | { is: 'conflict'; theirs: Draft; mine: DraftContent }

export type Fields = Omit<DraftContent, 'body'>

/**
 * The state of one editor's draft. `saved` and `kept` are fingerprints of the texts on the server and in this browser.
 */
export type Saver = {
  key: string
  id: string | null
  version: number
  fields: Fields
  readBody: ReadBody
  saved: string
  kept: string
  /** A conflict is open: nothing is saved. */
  isStuck: boolean
  /** The editor is mounted: afterwards the address belongs to another page. */
  isOpen: boolean
  quiet?: ReturnType<typeof setTimeout> | undefined
  longest?: ReturnType<typeof setTimeout> | undefined
  flight: Promise<boolean>
  show: (state: SaveState | ((before: SaveState) => SaveState)) => void
  /** Replaces the text in the editor. */
  begin: (content: DraftContent) => void
}

/** `refused`: a text that the server refused, to be corrected; its key creates one post at most. */
export function newSaver(
  draft: Draft | null,
  refused: RefusedDraft | null,
  { show, begin }: Pick<Saver, 'show' | 'begin'>,
): Saver {
  const content = draft?.content ?? refused?.content ?? emptyContent
  return {
    key: refused?.key ?? crypto.randomUUID(),
    id: draft?.id ?? null,
    version: draft?.version ?? 0,
    fields: content,
    readBody: () => content.body,
    saved: printOf(draft?.content ?? emptyContent),
    kept: refused ? printOf(refused.content) : '',
    isStuck: false,
    isOpen: true,
    flight: Promise.resolve(true),
    show,
    begin,
  }
}

/** A fingerprint that does not depend on the order of properties: jsonb does not keep it. */
function printOf(value: unknown): string {
  const sorted = (one: object) => Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify(value, (_, one) => (one && typeof one === 'object' && !Array.isArray(one) ? sorted(one) : one))
}

export function stopTimers(saver: Saver): void {
  clearTimeout(saver.quiet)
  clearTimeout(saver.longest)
  Object.assign(saver, { quiet: undefined, longest: undefined })
}

/** Reports a change, which is saved after a pause. */
export function touch(saver: Saver): void {
  if (saver.isStuck) return
  saver.show({ is: 'dirty' })
  clearTimeout(saver.quiet)
  saver.quiet = setTimeout(save, quietMs, saver)
  saver.longest ??= setTimeout(save, longestMs, saver)
}

/**
 * Saves unsaved changes, one request at a time; returns whether everything is saved. `keeps`: the overwritten text is
 * archived.
 */
export function save(saver: Saver, keeps = false): Promise<boolean> {
  stopTimers(saver)
  saver.flight = saver.flight.then(() => saveOnce(saver, keeps))
  return saver.flight
}

async function saveOnce(saver: Saver, keeps: boolean): Promise<boolean> {
  if (saver.isStuck) return false
  const body = saver.readBody()
  const content = body && cleanContent({ ...saver.fields, body })
  if (!content) {
    saver.show({ is: 'failed', why: writingText.tooLong })
    return false
  }
  const print = printOf(content)
  if (print === saver.saved) {
    const at = new Date().toISOString()
    saver.show((before) => (before.is === 'saved' || saver.id === null ? before : { is: 'saved', at }))
    return true
  }
  saver.show({ is: 'saving' })
  const { key, id, version } = saver
  try {
    const reply = await sendDraft({ key, id, version, content }, keeps)
    if (saver.kept) void dropPendingDraft({ key, id })
    // A reload then opens this post; the router need not know.
    if (id === null && saver.isOpen) history.replaceState(history.state, '', `/post/edit/${reply.id}`)
    Object.assign(saver, { id: reply.id, version: reply.version, saved: print, kept: '' })
    saver.show({ is: 'saved', at: reply.saved_at })
    return true
  } catch (error) {
    return settle(saver, error, content)
  }
}

async function settle(saver: Saver, error: unknown, content: DraftContent): Promise<boolean> {
  const { key, id, version } = saver
  if (fateOf(error) === 'later') {
    const isSaved = await savePendingDraft({ key, id, version, content })
    saver.kept = printOf(content)
    saver.show({ is: isSaved ? 'kept' : 'not-kept' })
    saver.quiet = setTimeout(save, retryMs, saver)
    return false
  }
  if (isRefusal(error) && error.code === 'draft_changed' && id) return lookAtOther(saver, id, content)
  const why = asRefusal(error).message
  const isSaved = await saveRefusedDraft({ key, id, version, content }, why)
  if (isSaved) saver.kept = printOf(content)
  saver.show({ is: 'failed', why: isSaved ? writingText.refusedSaved(why) : why })
  return false
}

/** The other version may be our own text, sent by another tab after reconnecting. */
async function lookAtOther(saver: Saver, id: string, mine: DraftContent): Promise<boolean> {
  try {
    const theirs = await sendUnder(crypto.randomUUID())(getPost, { query: { id } })
    if (printOf(theirs.content) === saver.kept) {
      Object.assign(saver, { version: theirs.version, saved: saver.kept, kept: '' })
      return saveOnce(saver, false)
    }
    saver.isStuck = true
    saver.show({ is: 'conflict', theirs, mine })
  } catch (error) {
    saver.show({ is: 'failed', why: asRefusal(error).message })
  }
  return false
}

type Conflict = Extract<SaveState, { is: 'conflict' }>

/** Resolves a conflict: one text continues, the other is archived. */
export async function choose(saver: Saver, { theirs, mine }: Conflict, side: 'mine' | 'theirs'): Promise<void> {
  Object.assign(saver, { isStuck: false, version: theirs.version, saved: printOf(theirs.content) })
  if (side === 'mine') return void save(saver, true)
  // An outdated version number: the text is archived, and the draft stays.
  const aside = { id: theirs.id, version: Math.max(1, theirs.version - 1), content: mine, otherwise: 'keep' as const }
  await sendUnder(crypto.randomUUID())(updatePost, { body: aside }).catch(() =>
    savePendingDraft({ ...aside, key: saver.key }),
  )
  saver.begin(theirs.content)
  saver.show({ is: 'saved', at: theirs.saved_at })
}
