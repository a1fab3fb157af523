import { useEffect, useRef } from 'react'

/** The result of an action; it receives the focus of the closed form. */
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
