import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DocumentView } from '#ui/reading/document-view.tsx'
import type { Draft, DraftContent } from '../../contract.ts'
import { writingText } from '../writing-text.ts'

interface ConflictDialogProps {
  theirs: Draft
  mine: DraftContent
  onChoose: (side: 'mine' | 'theirs') => void
}

/** Two versions of a post side by side: one continues, the other is archived. The dialog requires a choice. */
export function ConflictDialog({ theirs, mine, onChoose }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      size="large"
      onClose={() => {}}
      title={writingText.conflictTitle}
      actions={
        <>
          <Button onClick={() => onChoose('mine')}>{writingText.useMine}</Button>
          <Button kind="line" onClick={() => onChoose('theirs')}>
            {writingText.useTheirs}
          </Button>
        </>
      }
    >
      <p>{writingText.conflictAbout}</p>
      <div className="conflict">
        <TextOf name={writingText.conflictMine} content={mine} />
        <TextOf name={writingText.conflictTheirs} content={theirs.content} />
      </div>
    </Dialog>
  )
}

/** A text as readers would see it. */
export function TextOf({ name, content }: { name: string; content: DraftContent }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
    <section className="conflict-text" aria-label={name} tabIndex={0}>
      <h3>{name}</h3>
      <p className="font-semibold">{content.title || writingText.untitled}</p>
      <DocumentView tree={content.body} />
    </section>
  )
}
