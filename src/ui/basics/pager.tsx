import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { uiText } from './text.ts'

interface PagerProps {
  /** Names the list when a page has several. */
  label?: string
  /** The reply whose items are shown: its page number counts, whatever the address asked for. */
  of: { page: number; pages: number }
  /** The address of a page: `(page) => `?page=${page}``. */
  toPage: (page: number) => string
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pager({ label = uiText.pages, of: { page: current_page, pages }, toPage }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="pager">
      {current_page > 1 ? (
        <Link to={toPage(current_page - 1)} className="pager-link" rel="prev" aria-label={uiText.previousPage}>
          <Icon of={ChevronLeft} />
        </Link>
      ) : null}
      {shownPages(current_page, pages).map((shown, i, all) => (
        <Fragment key={shown}>
          {i > 0 && shown > (all[i - 1] ?? 0) + 1 ? <span className="text-ink-soft">…</span> : null}
          <Link
            to={toPage(shown)}
            className={isNear(shown, current_page, pages) ? 'pager-link pager-near' : 'pager-link'}
            aria-label={uiText.page(shown)}
            aria-current={shown === current_page ? 'page' : undefined}
          >
            {shown}
          </Link>
        </Fragment>
      ))}
      {current_page < pages ? (
        <Link to={toPage(current_page + 1)} className="pager-link" rel="next" aria-label={uiText.nextPage}>
          <Icon of={ChevronRight} />
        </Link>
      ) : null}
    </nav>
  )
}

function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages)
  return [...new Set(near)]
}

/** The neighbours are hidden on phones, but for so few pages that all of them fit. */
function isNear(shown: number, page: number, pages: number): boolean {
  return pages > 4 && Math.abs(shown - page) === 1 && shown !== 1 && shown !== pages
}

interface MoreButtonProps {
  /** How many items the next press adds. */
  count: number
  onMore: () => void
  isBusy?: boolean
}

/** "ดูเพิ่มอีก 12" below a list; the shown items keep their place. */
export function MoreButton({ count, onMore, isBusy }: MoreButtonProps) {
  return (
    <div className="flex justify-center">
      <Button kind="line" onClick={onMore} isBusy={isBusy}>
        {uiText.more(count)}
      </Button>
    </div>
  )
}
