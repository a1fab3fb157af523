import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PostView } from '#features/posts/documents/contract.ts'
import type { FieldFault } from '#lib/errors.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { type Draft, deletePost, previewPost, publishPost, type Standing, unpublishPost } from '../../contract.ts'
import { writingText } from '../writing-text.ts'
import type { useDraft } from './use-draft.ts'

export type Publishing = ReturnType<typeof usePublishing>

type Fields = ReturnType<typeof useDraft>['fields']
/** The faults of an attempt, with the values of the fields at that time. */
type Found = { faults: FieldFault[]; fields: Fields }

/** A field that has changed since is no longer marked. */
function isChanged(path: string, then: Fields, now: Fields): boolean {
  const [name = ''] = path.split('.')
  return name in then && then[name as keyof Fields] !== now[name as keyof Fields]
}

type Deed = 'preview' | 'submit' | 'unpublish' | 'delete'

/** The actions of a draft: preview, submit, withdraw, delete. Each saves first. */
export function usePublishing(writing: ReturnType<typeof useDraft>, draft: Draft | null) {
  const navigate = useNavigate()
  const [standing, setStanding] = useState<Standing | null>(draft)
  const [isFirst, setFirst] = useState(false)
  const [preview, setPreview] = useState<PostView | null>(null)
  const [found, setFound] = useState<Found>({ faults: [], fields: writing.fields })
  const [attempt, setAttempt] = useState(0)
  const [unsaved, setUnsaved] = useState<string | null>(null)

  const deeds = {
    preview: async (send, { id }) => setPreview(await send(previewPost, { query: { id } })),
    submit: async (send, { id, version }) => {
      const { is_first, ...after } = await send(publishPost, { body: { id, version } })
      setStanding(after)
      setFirst(is_first)
      setFound({ faults: [], fields: writing.fields })
      setPreview(null)
      scrollTo(0, 0)
    },
    unpublish: async (send, { id }) => {
      setStanding(await send(unpublishPost, { body: { id } }))
      scrollTo(0, 0)
    },
    delete: async (send, { id }) => {
      await send(deletePost, { body: { id } })
      await navigate('/profile?tab=posts')
    },
  } satisfies Record<Deed, (send: Send, place: { id: string; version: number }) => Promise<void>>

  const { run, isBusy, input, fault } = useAct(
    async (send, deed: Deed) => {
      const isSaved = await writing.save()
      const place = writing.place()
      setUnsaved(isSaved ? (place ? null : writingText.nothingYet) : writingText.saveFirst)
      if (isSaved && place) await deeds[deed](send, place)
    },
    {
      // Each try is about the version that has just been saved.
      keyOf: () => crypto.randomUUID(),
      onRefused: ({ problem }) => {
        if (!problem.fields) return
        setPreview(null)
        setFound({ faults: problem.fields, fields: writing.fields })
        setAttempt((before) => before + 1)
        return true
      },
    },
  )
  const start = (deed: Deed) => {
    setUnsaved(null)
    return run(deed)
  }
  return {
    standing,
    preview,
    faults: found.faults.filter(({ path }) => !isChanged(path, found.fields, writing.fields)),
    attempt,
    fault: unsaved ?? fault,
    isBusy: isBusy && input ? input : null,
    /** The person's first post was submitted a moment ago, and not celebrated yet. */
    isFirst,
    endFirst: () => setFirst(false),
    closePreview: () => setPreview(null),
    look: () => start('preview'),
    submit: () => start('submit'),
    unpublish: () => start('unpublish'),
    remove: () => start('delete'),
  }
}
