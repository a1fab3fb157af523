import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PostView } from '#features/posts/documents/contract.ts'
import type { FieldFault } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type Draft, deletePost, previewPost, publishPost, type Standing, unpublishPost } from '../contract.ts'
import type { useDraft } from './use-draft.ts'
import { writingText } from './writing-text.ts'

export type Publishing = ReturnType<typeof usePublishing>

type Fields = ReturnType<typeof useDraft>['fields']
/** What an attempt ran into, and the fields as they were then. */
type Found = { faults: FieldFault[]; fields: Fields }

/** What was changed since it was found wrong is not called wrong any more. */
function isChanged(path: string, then: Fields, now: Fields): boolean {
  const [name = ''] = path.split('.')
  return name in then && then[name as keyof Fields] !== now[name as keyof Fields]
}

/** What becomes of a draft: looked at, handed in, taken back, deleted. All of it begins with what is saved. */
export function usePublishing(writing: ReturnType<typeof useDraft>, draft: Draft | null) {
  const navigate = useNavigate()
  const [standing, setStanding] = useState<Standing | null>(draft)
  const [preview, setPreview] = useState<PostView | null>(null)
  const [found, setFound] = useState<Found>({ faults: [], fields: writing.fields })
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState<'preview' | 'submit' | 'unpublish' | 'delete' | null>(null)

  async function act(
    name: NonNullable<typeof isBusy>,
    work: (place: { id: string; version: number }) => Promise<void>,
  ) {
    setBusy(name)
    setFault(null)
    try {
      const isSaved = await writing.save()
      const place = writing.place()
      if (isSaved && place) await work(place)
      else setFault(isSaved ? writingText.nothingYet : writingText.saveFirst)
    } catch (error) {
      const { problem, message } = asRefusal(error)
      if (problem.fields) {
        setPreview(null)
        setFound({ faults: problem.fields, fields: writing.fields })
        setAttempt((before) => before + 1)
      } else setFault(message)
    } finally {
      setBusy(null)
    }
  }

  return {
    standing,
    preview,
    faults: found.faults.filter(({ path }) => !isChanged(path, found.fields, writing.fields)),
    attempt,
    fault,
    isBusy,
    closePreview: () => setPreview(null),
    look: () => act('preview', async ({ id }) => setPreview(await call(previewPost, { query: { id } }))),
    submit: () =>
      act('submit', async ({ id, version }) => {
        setStanding(await call(publishPost, { body: { id, version } }))
        setFound({ faults: [], fields: writing.fields })
        setPreview(null)
        scrollTo(0, 0)
      }),
    unpublish: () =>
      act('unpublish', async ({ id }) => {
        setStanding(await call(unpublishPost, { body: { id } }))
        scrollTo(0, 0)
      }),
    remove: () =>
      act('delete', async ({ id }) => {
        await call(deletePost, { body: { id } })
        await navigate('/profile?tab=posts')
      }),
  }
}
