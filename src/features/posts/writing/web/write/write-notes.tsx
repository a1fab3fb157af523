import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useRef } from 'react'
import { bangkokTime } from '#lib/thai/bangkok-time.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Draft, Standing } from '../../contract.ts'
import { writingText } from '../writing-text.ts'
import type { SaveState } from './editor-saving.ts'

interface StandingNoteProps {
  standing: Standing | null
  limit: Draft['limit']
  id: string | null
  /** The case of the decision. */
  caseId: string | null
}

const toVerify = <Link to="/register/verify">{writingText.verify}</Link>

/** The place where one writes; a draft that nobody has judged yet needs no notice. */
export function WriteHead({ title, standing }: { title: string; standing: Standing | null }) {
  return (
    <header className="world-head write-head">
      <Scene near="near/club.svg" />
      <div className="world-head-in">
        <h1>{title}</h1>
        {isPlainDraft(standing) ? (
          <p>
            <ThaiText>{writingText.standing.draft}</ThaiText>
          </p>
        ) : null}
      </div>
    </header>
  )
}

function isPlainDraft(standing: Standing | null): boolean {
  return (standing?.state ?? 'draft') === 'draft' && !standing?.reason && !standing?.is_live
}

/** The state of the post; after an action it receives the focus, so that the result is noticed. */
export function StandingNote({ standing, limit, id, caseId }: StandingNoteProps) {
  const ref = useRef<HTMLDivElement>(null)
  const first = useRef(standing)
  useEffect(() => {
    if (standing !== first.current) ref.current?.focus()
  }, [standing])
  const state = standing?.state ?? 'draft'
  const isHeld = state === 'returned' || state === 'hidden'
  return (
    <div ref={ref} tabIndex={-1} className="stack">
      {limit && (
        <Notice action={limit === 'writer_unverified' ? toVerify : undefined}>{writingText.limits[limit]}</Notice>
      )}
      {isPlainDraft(standing) ? null : (
        <Notice
          kind={isHeld ? 'warn' : 'info'}
          title={writingText.states[state]}
          action={standing?.is_live && id ? <Link to={`/post/detail/${id}`}>{writingText.read}</Link> : undefined}
        >
          {standing?.reason ? (
            <>
              {writingText.standing[state]}
              <br />“{standing.reason}”
            </>
          ) : (
            wordsOf(standing)
          )}
          {isHeld && caseId && (
            <p>
              <Link to={`/moderation/case/${caseId}`}>{writingText.appeal}</Link>
            </p>
          )}
        </Notice>
      )}
    </div>
  )
}

function wordsOf(standing: StandingNoteProps['standing']): string {
  if (standing?.state === 'pending' && standing.is_live)
    return standing.has_changes ? writingText.pendingEdit : writingText.pendingLive
  return writingText.standing[standing?.state ?? 'draft']
}

/** Whether the text is saved, in a word; screen readers read it on demand. */
export function SaveNote({ state }: { state: SaveState }) {
  const { icon, words } = tellSaving(state)
  return (
    <p className="save-note" data-save={state.is}>
      {icon && <Icon of={icon} />}
      {words}
    </p>
  )
}

function tellSaving(state: SaveState) {
  switch (state.is) {
    case 'new':
      return { icon: null, words: '' }
    case 'saved':
      return { icon: Check, words: writingText.saved(bangkokTime(new Date(state.at))) }
    case 'kept':
      return { icon: CloudOff, words: writingText.kept }
    case 'not-kept':
      return { icon: CircleAlert, words: writingText.notSaved }
    case 'failed':
      return { icon: CircleAlert, words: state.why }
    case 'saving':
      return { icon: null, words: writingText.saving }
    default:
      return { icon: null, words: writingText.unsaved }
  }
}
