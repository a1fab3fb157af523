import { lazy, Suspense, useState } from 'react'
import type { FieldFault } from '#lib/errors.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { fieldId } from '#ui/fields/field-id.ts'
import { LateReward, useRewardAhead } from '#ui/reward/late-reward.tsx'
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
  const publishing = usePublishing(writing, draft)
  const [isLooking, setLooking] = useState(false)
  useRewardAhead()
  const { fields, state, start, change } = writing
  const { faults, attempt, standing } = publishing
  const errorOf = (path: string) => faults.find((fault) => fault.path === path)?.detail
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
          <ErrorSummary attempt={attempt} errors={summaryOf(faults)} />
          {publishing.fault && (
            <Notice kind="danger" isAlert>
              {publishing.fault}
            </Notice>
          )}
          <div className="writing-columns">
            <div className="stack writing-text">
              <TextField
                label={writingText.title}
                hint={writingText.titleHint}
                name="title"
                error={errorOf('title')}
                value={fields.title}
                maxLength={120}
                autoComplete="off"
                onChange={({ target }) => change({ title: target.value })}
              />
              <section aria-label={writingText.body}>
                {errorOf('body') && <p className="field-error">{errorOf('body')}</p>}
                <Suspense fallback={<Skeleton shape="cover" />}>
                  <TextEditor key={start.nth} start={start.body} onChange={writing.changeBody} />
                </Suspense>
              </section>
            </div>
            <div className="stack">
              {/* The tags are kept as typed, so another text remounts the card. */}
              <AboutFields key={start.nth} fields={fields} change={change} errorOf={errorOf} />
              <CoverField cover={fields.cover} onChange={(cover) => change({ cover })} error={errorOf('cover')} />
              <QuestionFields
                question={fields.question}
                onChange={(question) => change({ question })}
                errorOf={errorOf}
              />
            </div>
          </div>
          <WriteActs publishing={publishing} limit={limit} onLook={() => setLooking(true)} place={writing.place()}>
            <SaveNote state={state} />
          </WriteActs>
        </div>
      </div>
      {isLooking && (
        <OldTexts id={writing.place()?.id ?? null} onUse={writing.goBackTo} onClose={() => setLooking(false)} />
      )}
      {publishing.isFirst ? (
        <LateReward world={1} plant="plants/plant-3.svg" {...writingText.first} onClose={publishing.endFirst} />
      ) : null}
      {state.is === 'conflict' && <ConflictDialog {...state} onChoose={writing.choose} />}
    </>
  )
}

/** The error summary links to the first box of a field with several. */
function summaryOf(faults: readonly FieldFault[]) {
  return faults.map(({ path, detail }) => ({ id: fieldId(path), message: detail }))
}
