import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { text } from './factor-text.ts'

/** Ten recovery codes, shown only once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const [news, setNews] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The codes replace the pressed button.
  useEffect(() => heading.current?.focus(), [])
  async function copy(): Promise<void> {
    const isDone = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    setNews(isDone ? text.copied : text.copyFailed)
  }
  return (
    <section className="grid gap-4" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        {text.codesTitle}
      </h2>
      <p>{text.codesLead}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button kind="line" onClick={() => void copy()}>
        {text.copy}
      </Button>
      <p role="status" className="min-h-6.5 text-brand-ink">
        {news}
      </p>
      <Button isWide onClick={onSaved}>
        {text.saved}
      </Button>
    </section>
  )
}
