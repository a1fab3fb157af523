import { useEffect, useRef, useState } from 'react'
import type { Draft, DraftContent } from '../../contract.ts'
import { emptyContent } from '../../draft-rules.ts'
import type { ReadBody } from '../editor/text-editor.tsx'
import type { RefusedDraft } from '../pending-drafts.ts'
import { choose, type Fields, newSaver, type Saver, type SaveState, save, stopTimers, touch } from './editor-saving.ts'

/**
 * A draft with autosave. One save at a time, each based on the version of the previous one (optimistic locking). A
 * version by another tab or person is a conflict, and nothing is saved until it is resolved. Offline the text stays in
 * this browser.
 */
export function useDraft(draft: Draft | null, refused: RefusedDraft | null) {
  const content = draft?.content ?? refused?.content ?? emptyContent
  const [state, setState] = useState<SaveState>(beginning(draft, refused))
  const [start, setStart] = useState({ content, nth: 0 })
  const ref = useRef<Saver | null>(null)
  ref.current ??= newSaver(draft, refused, { show: setState, begin })
  const saver = ref.current

  function begin(content: DraftContent) {
    Object.assign(saver, { fields: content, readBody: () => content.body })
    setStart(({ nth }) => ({ content, nth: nth + 1 }))
  }

  useEffect(() => {
    saver.isOpen = true
    const now = () => void save(saver)
    const leave = () => document.visibilityState === 'hidden' && now()
    addEventListener('online', now)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', leave)
      stopTimers(saver)
      saver.isOpen = false
      // Leaving the page saves at once, without the debounce.
      now()
    }
  }, [saver])

  return {
    state,
    /** The text that the form begins with; `nth` counts those that took its place. */
    start,
    /** The saved post; null before its first save. */
    place: () => (saver.id ? { id: saver.id, version: saver.version } : null),
    save: () => save(saver),
    choose: (side: 'mine' | 'theirs') => state.is === 'conflict' && void choose(saver, state, side),
    change(fields: Fields) {
      // A form that begins anew reports what it was given.
      if (JSON.stringify(fields) === JSON.stringify(onlyFields(saver.fields))) return
      saver.fields = fields
      touch(saver)
    },
    changeBody(read: ReadBody) {
      saver.readBody = read
      touch(saver)
    },
    /** Replaces this text by an older one, and archives this one. */
    async goBackTo(content: DraftContent) {
      await save(saver)
      begin(content)
      await save(saver, true)
    },
  }
}

function beginning(draft: Draft | null, refused: RefusedDraft | null): SaveState {
  if (draft) return { is: 'saved', at: draft.saved_at }
  return refused ? { is: 'failed', why: refused.why } : { is: 'new' }
}

function onlyFields({ title, club, skill, tags, cover, question }: Fields): Fields {
  return { title, club, skill, tags, cover, question }
}
