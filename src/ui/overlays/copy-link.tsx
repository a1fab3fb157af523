import { useRef, useState } from 'react'
import { Button } from '../basics/button.tsx'
import { PlainForm } from '../fields/plain-form.tsx'
import { shareText } from './share-text.ts'

/** Copies an address to the clipboard; when the browser refuses, it shows the address for copying by hand. */
export function CopyLink({ url, onCopied }: { url: string; onCopied: () => void }) {
  const [state, setState] = useState<'rest' | 'copied' | 'refused'>('rest')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    setState('rest')
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
      onCopied()
    } catch {
      setState('refused')
      requestAnimationFrame(() => field.current?.select())
    }
  }
  return (
    <>
      <Button kind="line" size="small" isWide onClick={copy}>
        {shareText.copy}
      </Button>
      <p role="status" className="copy-state">
        {state === 'copied' ? shareText.copied : state === 'refused' ? shareText.copyYourself : ''}
      </p>
      {state === 'refused' && (
        <PlainForm>
          <input ref={field} className="input" readOnly value={url} aria-label={shareText.copy} onCopy={onCopied} />
        </PlainForm>
      )}
    </>
  )
}
