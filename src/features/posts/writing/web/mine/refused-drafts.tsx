import { useState } from 'react'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { dropRefusedDraft, type RefusedDraft } from '../pending-drafts.ts'
import { writingText } from '../writing-text.ts'

/** Refused texts: each opens in the editor, and stays until it is saved or deleted. */
export function RefusedDrafts({ drafts }: { drafts: RefusedDraft[] }) {
  const [asked, setAsked] = useState<RefusedDraft | null>(null)
  if (drafts.length === 0) return null
  const drop = async (draft: RefusedDraft) => {
    await dropRefusedDraft(draft)
    setAsked(null)
    await refreshPage()
  }
  return (
    <section aria-labelledby="refused-drafts">
      <h3 id="refused-drafts">{writingText.refused}</h3>
      <p className="text-ink-soft">{writingText.refusedAbout}</p>
      <ul className="my-posts">
        {drafts.map((draft) => (
          <li key={draft.key} className="my-post">
            <Link to={`/post/create?kept=${draft.key}`}>{nameOf(draft)}</Link>
            <p className="my-post-reason">{draft.why}</p>
            <div>
              <Button
                kind="quiet"
                size="small"
                aria-label={`${writingText.refusedDrop} ${nameOf(draft)}`}
                onClick={() => setAsked(draft)}
              >
                {writingText.refusedDrop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={writingText.refusedDropAsk}
        actions={
          <>
            <Button kind="danger" onClick={() => asked && drop(asked)}>
              {writingText.refusedDrop}
            </Button>
            <Button kind="line" onClick={() => setAsked(null)}>
              {writingText.cancel}
            </Button>
          </>
        }
      >
        <p>{writingText.refusedDropAbout}</p>
      </Dialog>
    </section>
  )
}

const nameOf = ({ content }: RefusedDraft) => content.title || writingText.untitled
