import LoaderCircle from 'lucide-react/icons/loader-circle'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { Link } from './link.tsx'
import { uiText } from './text.ts'
import { useShownLoading } from './use-shown-loading.ts'

/** main: the primary action of a screen. line: secondary actions. quiet: small help. danger: destructive actions. */
export type ButtonKind = 'main' | 'line' | 'quiet' | 'danger'

interface Looks {
  kind?: ButtonKind
  /** small is 44 px high with 15 px text; normal is 48 with 17. */
  size?: 'normal' | 'small'
  /** Full width of its container: the primary action on a phone. */
  isWide?: boolean
  icon?: ReactNode
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'disabled'> {
  /** The action is in progress: label and width stay, a second press is ignored. */
  isBusy?: boolean | undefined
  /** Why it is disabled, one sentence. The button stays focusable, so that screen readers announce the reason. */
  offReason?: string | null | undefined
  /** What a press does while it is disabled: brings to what is missing. */
  onOffPress?: (() => void) | undefined
}

function lookClass({ kind = 'main', size, isWide }: Looks, className = '') {
  return `btn btn-${kind}${size === 'small' ? ' btn-small' : ''}${isWide ? ' btn-wide' : ''} ${className}`
}

/** A button in the product's style. `type` is button by default. */
export function Button(props: ButtonProps) {
  const { kind, size, isWide, icon, isBusy, offReason, onOffPress, children, className, ...rest } = props
  const reasonId = useId()
  const isOff = Boolean(offReason)
  // The last reason is kept where a row may not change its height (`.focus-act`).
  const [lastReason, setLastReason] = useState(offReason)
  if (offReason && offReason !== lastReason) setLastReason(offReason)
  // Only the spinner has a minimum time: the button can be pressed again as soon as the action has ended.
  const isSpinning = useShownLoading(isBusy ?? false)
  const { onClick, 'aria-describedby': described } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBusy && !isOff) return onClick?.(event)
    event.preventDefault() // also prevents the submit of a form
    event.stopPropagation()
    if (!isBusy) onOffPress?.()
  }
  // A fragment instead of a wrapper: the button keeps its place in the React tree, and so the focus, when the reason
  // appears.
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
      ) : lastReason ? (
        <span className="btn-reason-room" aria-hidden data-words={lastReason} />
      ) : null}
    </>
  )
}

interface LinkButtonProps extends Looks, ComponentProps<typeof Link> {}

/** A link that looks like a button, for navigation without side effects. */
export function LinkButton({ kind, size, isWide, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={lookClass({ kind, size, isWide } as Looks, className)}>
      {icon}
      {children}
    </Link>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown as the tooltip. */
  label: string
  icon: ReactNode
}

/** A round 44 px button with only an icon. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`btn-icon ${className}`} aria-label={label} title={label}>
      {icon}
    </button>
  )
}
