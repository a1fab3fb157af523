import { Dialog } from '#ui/overlays/dialog.tsx'
import { text } from './list-text.ts'

/** The keys of the list. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.keys} tone="money">
      <dl className="content-key-list">
        {text.keyList.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-ink-soft">{text.keysLead}</p>
    </Dialog>
  )
}
