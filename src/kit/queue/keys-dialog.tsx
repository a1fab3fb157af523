import { Dialog } from '#ui/overlays/dialog.tsx'
import { queueText as text } from './queue-text.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** The list has a search, to which a key leads. */
  hasSearch?: boolean
}

/** The keys of a list. */
export function KeysDialog({ isOpen, onClose, hasSearch = false }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.keys} tone="money">
      <dl className="bulk-key-list">
        {text.keyList
          .filter(([key]) => hasSearch || key !== '/')
          .map(([key, meaning]) => (
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
