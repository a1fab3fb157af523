import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useChange } from '#lib/web/use-change.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { text } from './text.ts'
import { refreshUnread, useUnread } from './use-unread.ts'

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel.tsx')).NoticePanel }))

/** Minimum time between requests when a tab becomes visible or a page opens. */
const quietMs = 15_000

/**
 * The bell of a signed-in person: a link on phones, from 951 px a button that shows the newest notices. `moved` changes
 * after every action with a reward, which may have a notice too.
 */
export function NoticeBell({ moved }: { moved: string }) {
  const unread = useUnread() ?? 0
  useFreshUnread(moved)
  return (
    <>
      <Link to="/notifications" className="btn-icon notice-bell wide:hidden" aria-label={text.bell(unread)}>
        <Ringing unread={unread} />
      </Link>
      <BellMenu unread={unread} />
      <News />
    </>
  )
}

function BellMenu({ unread }: { unread: number }) {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  return (
    <div className="hidden wide:block">
      <button type="button" popoverTarget={id} className="btn-icon notice-bell" aria-label={text.bell(unread)}>
        <Ringing unread={unread} />
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={text.newest}
        className="notice-panel"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen ? (
          <Suspense fallback={<div className="notice-panel-rest" />}>
            <NoticePanel onLeave={() => panel.current?.hidePopover?.()} />
          </Suspense>
        ) : null}
      </section>
    </div>
  )
}

function Ringing({ unread }: { unread: number }) {
  return (
    <>
      <Icon of={Bell} size={24} />
      {unread > 0 ? (
        <span className="notice-badge" aria-hidden>
          {text.badge(unread)}
        </span>
      ) : null}
    </>
  )
}

/** Announces notices that arrive during the visit. */
function News() {
  const unread = useUnread()
  const before = useRef<number | null>(null)
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    if (unread !== null && before.current !== null && unread > before.current)
      setNews(text.news(unread - before.current))
    before.current = unread
  }, [unread])
  return (
    <span role="status">
      <VisuallyHidden>{news}</VisuallyHidden>
    </span>
  )
}

function useFreshUnread(moved: string): void {
  const { pathname } = useLocation()
  useChange(moved, () => void refreshUnread())
  useChange(pathname, () => void refreshUnread(quietMs))
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refreshUnread(quietMs)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
