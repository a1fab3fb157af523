import LoaderCircle from 'lucide-react/icons/loader-circle'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from './link.tsx'
import { uiText } from './text.ts'
import { useShownLoading } from './use-shown-loading.ts'

/** main: the one act of a screen. line: the others. quiet: small help. danger: breaks or deletes. */
export type ButtonKind = 'main' | 'line' | 'quiet' | 'danger'

interface Looks {
  kind?: ButtonKind
  /** small is 44 px high at 15 px; the other is 48 at 17. */
  size?: 'normal' | 'small'
  /** Full width of its box: the main act on a phone. */
  isWide?: boolean
  icon?: ReactNode
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'disabled'> {
  /** The act is under way: label and width stay, a second press does nothing. */
  isBusy?: boolean | undefined
  /** Why it cannot be pressed now, one sentence. It stays focusable, so that readers meet the reason. */
  offReason?: string | null | undefined
}

function lookClass({ kind = 'main', size, isWide }: Looks, className = '') {
  return `btn btn-${kind}${size === 'small' ? ' btn-small' : ''}${isWide ? ' btn-wide' : ''} ${className}`
}

/** A button of the house. `type` is button unless said otherwise. */
export function Button({ kind, size, isWide, icon, isBusy, offReason, children, className, ...rest }: ButtonProps) {
  const reasonId = useId()
  const isOff = Boolean(offReason)
  // Held for the eye alone: what has an answer can be pressed again at once.
  const isSpinning = useShownLoading(isBusy ?? false)
  const { onClick, 'aria-describedby': described } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBusy && !isOff) return onClick?.(event)
    event.preventDefault() // also stops the form that this button would send
    event.stopPropagation()
  }
  // A fragment, not a box around both: the button keeps its place in the tree, and so the focus, when the reason comes.
  return (
    <>
      <button
        type="button"
        {...rest}
        className={lookClass({ kind, size, isWide } as Looks, className)}
        onClick={press}
        aria-disabled={isBusy || isOff || undefined}
        aria-describedby={[described, isOff && reasonId].filter(Boolean).join(' ') || undefined}
        data-off={isOff || undefined}
        data-busy={isBusy || undefined}
      >
        {icon}
        <span className="btn-label">
          {isSpinning ? <LoaderCircle className="btn-spin spin" aria-hidden /> : null}
          {children}
        </span>
        {isBusy ? <span className="vh">{uiText.busy}</span> : null}
      </button>
      {isOff ? (
        <span id={reasonId} className="btn-reason" data-wide={isWide || undefined}>
          {offReason}
        </span>
      ) : null}
    </>
  )
}

interface LinkButtonProps extends Looks, ComponentProps<typeof Link> {}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ kind, size, isWide, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={lookClass({ kind, size, isWide } as Looks, className)}>
      {icon}
      {children}
    </Link>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for readers and as the tooltip. */
  label: string
  icon: ReactNode
}

/** A round 44 px button with an icon alone. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`btn-icon ${className}`} aria-label={label} title={label}>
      {icon}
    </button>
  )
}
