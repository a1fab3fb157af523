import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { LazyReward, useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import type { Draft } from '../../contract.ts'
import type { RefusedDraft } from '../pending-drafts.ts'
import { writingText } from '../writing-text.ts'
import { useDraft } from './use-draft.ts'
import { usePublishing } from './use-publishing.ts'
import { AboutFields } from './write-about.tsx'
import { WriteActs } from './write-acts.tsx'
import { ConflictDialog } from './write-conflict.tsx'
import { CoverField } from './write-cover.tsx'
import { SaveNote, StandingNote, WriteHead } from './write-notes.tsx'
import { OldTexts } from './write-old.tsx'
import { PostPreview } from './write-preview.tsx'
import { QuestionFields } from './write-question.tsx'
import { fieldsFrom, type WriteValues, writeValues } from './write-values.ts'

const TextEditor = lazy(async () => ({ default: (await import('../editor/text-editor.tsx')).TextEditor }))

interface WriteFormProps {
  draft: Draft | null
  refused: RefusedDraft | null
  limit: Draft['limit']
  title: string
}

/** The whole form of a post: its text, its metadata, and its actions. */
export function WriteForm({ draft, refused, limit, title }: WriteFormProps) {
  const writing = useDraft(draft, refused)
  const form = useWriteForm(writing)
  const publishing = usePublishing(form, writing, draft)
  const [isLooking, setLooking] = useState(false)
  useRewardAhead()
  const { state, start } = writing
  const { standing } = publishing
  const [cover, question] = form.watch(['cover', 'question'])
  const errorOf = (path: FieldPath<WriteValues>) => form.getFieldState(path, form.formState).error?.message
  /** What is no box of its own: its fault is gone once it changes. */
  const set = <N extends 'cover' | 'question'>(name: N, value: WriteValues[N]) => {
    form.setValue(name, value as never)
    form.clearErrors(name)
  }
  return (
    <>
      {publishing.preview && (
        <div className="world-in writing stack">
          <PostPreview
            post={publishing.preview}
            fault={publishing.fault}
            onBack={publishing.closePreview}
            onSubmit={publishing.submit}
            isBusy={publishing.isBusy}
            limit={limit}
          />
        </div>
      )}
      {/* Hidden but mounted: a new editor would start with the page's initial text. */}
      <div hidden={publishing.preview !== null}>
        <WriteHead title={title} standing={standing} />
        <div className="world-in writing stack">
          <StandingNote
            standing={standing}
            limit={limit}
            id={writing.place()?.id ?? null}
            caseId={draft?.case_id ?? null}
          />
          <FormProblems refusal={null} summary={publishing.summary} />
          {publishing.fault && (
            <Notice kind="danger" isAlert>
              {publishing.fault}
            </Notice>
          )}
          <form className="contents" noValidate onSubmit={publishing.onSubmit}>
            <div className="writing-columns">
              <div className="stack writing-text">
                <TextField
                  {...fieldsOf(form)('title')}
                  label={writingText.title}
                  hint={writingText.titleHint}
                  maxLength={120}
                  autoComplete="off"
                />
                <section className="writing-body" aria-label={writingText.body}>
                  {errorOf('body') && <p className="field-error">{errorOf('body')}</p>}
                  <Suspense fallback={<Skeleton shape="cover" />}>
                    <TextEditor
                      key={start.nth}
                      start={start.content.body}
                      onChange={(read) => {
                        form.clearErrors('body')
                        writing.changeBody(read)
                      }}
                    />
                  </Suspense>
                </section>
              </div>
              <div className="stack">
                <AboutFields form={form} />
                <CoverField cover={cover} onChange={(next) => set('cover', next)} error={errorOf('cover')} />
                <QuestionFields question={question} onChange={(next) => set('question', next)} errorOf={errorOf} />
              </div>
            </div>
            <WriteActs publishing={publishing} limit={limit} onLook={() => setLooking(true)} place={writing.place()}>
              <SaveNote state={state} />
            </WriteActs>
          </form>
        </div>
      </div>
      {isLooking && (
        <OldTexts id={writing.place()?.id ?? null} onUse={writing.goBackTo} onClose={() => setLooking(false)} />
      )}
      {publishing.isFirst ? (
        <LazyReward world={1} plant="plants/plant-3.svg" {...writingText.first} onClose={publishing.endFirst} />
      ) : null}
      {state.is === 'conflict' && <ConflictDialog {...state} onChoose={writing.choose} />}
    </>
  )
}

/** The form of a post: what is typed goes to the draft, and another text that takes its place goes to the form. */
function useWriteForm({ start, change }: ReturnType<typeof useDraft>) {
  const form = useForm<WriteValues>({ defaultValues: writeValues(start.content), shouldFocusError: false })
  const { watch, reset } = form
  useEffect(() => reset(writeValues(start.content)), [reset, start])
  const tell = useEffectEvent((values: WriteValues) => change(fieldsFrom(values)))
  useEffect(() => watch((values) => tell(values as WriteValues)).unsubscribe, [watch])
  return form
}
