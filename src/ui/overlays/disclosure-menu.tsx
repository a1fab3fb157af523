import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../basics/icon.tsx'

interface DisclosureMenuProps {
  /** The content of the button. */
  label: ReactNode
  /** Links and buttons with the class `menu-item`, each in a `<li>`. */
  children: ReactNode
  /** The current page is one of the links inside. */
  isCurrent?: boolean
  /** The list is aligned to the right edge: for the last menu of a row. */
  isAtEnd?: boolean
  hasArrow?: boolean
  className?: string
  /** Loads what the list shows; it opens after that. Never throws. */
  prepare?: (() => Promise<void>) | undefined
}

/**
 * A button that shows a list of links, by WAI-ARIA's disclosure navigation: Enter and Space open and close, Down
 * enters, Up, Down, Home and End move, Esc closes and returns the focus. It closes when the focus leaves or a link is
 * followed.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, children, isCurrent, isAtEnd, hasArrow = true, className = '', prepare } = props
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()

  const toggle = async () => {
    if (!isOpen) await prepare?.()
    setOpen(!isOpen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      button.current?.focus()
    } else if (!isOpen || !moveFocus(event.key, button.current, box.current)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is inside
    <div ref={box} className={`menu ${className}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        data-js
        className="menu-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={isCurrent || undefined}
        onClick={() => void toggle()}
      >
        {label}
        {hasArrow ? <Icon of={ChevronDown} size={16} className="menu-arrow" /> : null}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click of a link, which keys make too, bubbles up to here */}
      <ul
        id={listId}
        className="menu-list"
        hidden={!isOpen}
        data-end={isAtEnd || undefined}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) setOpen(false)
        }}
      >
        {children}
      </ul>
    </div>
  )
}

/** Moves the focus among the links of an open list; false when the key has no function here. */
function moveFocus(key: string, button: HTMLElement | null, box: HTMLElement | null): boolean {
  const links = [...(box?.querySelectorAll<HTMLElement>('.menu-item') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: links[Math.min(at + 1, links.length - 1)],
    ArrowUp: at > 0 ? links[at - 1] : button,
    Home: at >= 0 ? links[0] : null,
    End: at >= 0 ? links.at(-1) : null,
  }[key]
  next?.focus()
  return Boolean(next)
}

/**
 * A row of top-level links and menus: Left and Right move between them. Its children are `.menu-button` links and
 * menus.
 */
export function MenuRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    const tops = [...(row.current?.querySelectorAll<HTMLElement>('.menu-button') ?? [])]
    const at = tops.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? undefined : tops[at + step]
    next?.focus()
    if (next) event.preventDefault()
  }
  return (
    <nav ref={row} aria-label={label} className="flex gap-1" onKeyDown={onKeyDown}>
      {children}
    </nav>
  )
}
