import { useEffect, useRef } from 'react'

/** What an act came to; it takes the focus from the form that is gone. */
export function StaffNews({ news }: { news: string | null }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (news) ref.current?.focus()
  }, [news])
  return (
    <p ref={ref} role="status" tabIndex={-1} className={news ? 'text-ink-soft' : 'vh'}>
      {news}
    </p>
  )
}
