import { type FormEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { PostView } from '#features/posts/documents/contract.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { type Draft, deletePost, previewPost, publishPost, type Standing, unpublishPost } from '../../contract.ts'
import { writingText } from '../writing-text.ts'
import type { useDraft } from './use-draft.ts'
import type { WriteValues } from './write-values.ts'

export type Publishing = ReturnType<typeof usePublishing>

type WriteAct = WriteValues['act']

/** The boxes as they stand on the page, and the text, which the editor holds. */
const choices = ['question.choices.0', 'question.choices.1', 'question.choices.2', 'question.choices.3'] as const
const order = ['title', 'body', 'club', 'skill', 'cover', 'question.text', ...choices, 'question.explanation'] as const

/** The actions of a draft: preview, submit, withdraw, delete. Each saves first. */
export function usePublishing(
  form: UseFormReturn<WriteValues>,
  writing: ReturnType<typeof useDraft>,
  draft: Draft | null,
) {
  const navigate = useNavigate()
  const [standing, setStanding] = useState<Standing | null>(draft)
  const [isFirst, setFirst] = useState(false)
  const [preview, setPreview] = useState<PostView | null>(null)
  const [unsaved, setUnsaved] = useState<string | null>(null)

  const acts = {
    preview: async (send, { id }) => setPreview(await send(previewPost, { query: { id } })),
    submit: async (send, { id, version }) => {
      const { is_first, ...after } = await send(publishPost, { body: { id, version } })
      setStanding(after)
      setFirst(is_first)
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
  } satisfies Record<WriteAct, (send: Send, place: { id: string; version: number }) => Promise<void>>

  const sending = useFormAct({
    form,
    order,
    staysOnPage: true,
    // Each try is about the version that has just been saved.
    keyOf: () => crypto.randomUUID(),
    toInput: ({ act }) => act,
    act: async (send, wanted: WriteAct) => {
      const isSaved = await writing.save()
      const place = writing.place()
      setUnsaved(isSaved ? (place ? null : writingText.nothingYet) : writingText.saveFirst)
      if (isSaved && place) await acts[wanted](send, place)
    },
    onRefused: ({ problem }) => {
      if (problem.fields) setPreview(null)
    },
  })
  const { isBusy, input } = sending
  const start = (wanted: WriteAct) => {
    setUnsaved(null)
    form.setValue('act', wanted)
    sending.submit()
  }
  return {
    standing,
    preview,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      start('preview')
    },
    refusal: sending.refusal,
    summary: sending.summary,
    fault: unsaved ?? sending.fault,
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
