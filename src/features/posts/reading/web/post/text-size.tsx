import Smaller from 'lucide-react/icons/a-arrow-down'
import Larger from 'lucide-react/icons/a-arrow-up'
import { useEffect, useState } from 'react'
import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'

const max = 2

/**
 * The text size of articles, two steps up and down; stored in this browser (start-client.ts applies it at the start of a page).
 */
export function TextSize() {
  const [size, setSize] = useState(0)
  useEffect(() => setSize(readSize()), [])
  const change = (step: number) => {
    // Read from storage: a press may come before the effect above.
    const next = Math.max(-max, Math.min(max, readSize() + step))
    writeStored(storageKeys.readingSize, next === 0 ? null : String(next))
    if (next === 0) delete document.documentElement.dataset.readingSize
    else document.documentElement.dataset.readingSize = String(next)
    setSize(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields of a form
    <div role="group" aria-label={readingText.size} className="text-size">
      <IconButton
        label={readingText.smaller}
        icon={<Icon of={Smaller} size={24} />}
        aria-disabled={size === -max || undefined}
        onClick={() => change(-1)}
      />
      <IconButton
        label={readingText.larger}
        icon={<Icon of={Larger} size={24} />}
        aria-disabled={size === max || undefined}
        onClick={() => change(1)}
      />
      <span className="vh" role="status">
        {size === 0 ? '' : readingText.sizeNow(size)}
      </span>
    </div>
  )
}

function readSize(): number {
  const stored = Number(readStored(storageKeys.readingSize))
  return Number.isInteger(stored) && Math.abs(stored) <= max ? stored : 0
}
