import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { World } from '#art/art-color.ts'
import { isCalm } from '#lib/web/is-calm.ts'
import { Icon } from '../basics/icon.tsx'
import { Link } from '../basics/link.tsx'
import { focusText } from './focus-text.ts'
import { showMarked } from './show-marked.ts'
import { useFocusKeys } from './use-focus-keys.ts'

/** The next question comes up like a card. */
const rise: Keyframe[] = [
  { opacity: 0, transform: 'translateY(24px)' },
  { opacity: 1, transform: 'none' },
]
const riseTime = { duration: 200, easing: 'cubic-bezier(.2, 0, 0, 1)' } as const

/** Whether a question was left in this commit of React: the one that comes is the next, in the same frame or a new one. */
let isNext = false

function leaveQuestion(): void {
  isNext = true
  queueMicrotask(() => {
    isNext = false
  })
}

interface FocusFrameProps {
  /** The page's heading. The bar has no room for it, so only screen readers get it, unless `lead` is given. */
  title: string
  /** One sentence below the title; both are shown above the question then. */
  lead?: string | undefined
  /** Where ✕ leads. */
  leaveTo: string
  /** The name of ✕ where this is no quiz. */
  leave?: string
  /** `Progress` of the questions. */
  progress?: ReactNode
  /** Beside the progress: sound, time, the list of questions. */
  tools?: ReactNode
  /** Names the current question: when it changes, the body scrolls back to its top. */
  at: string | number
  /** The answer was checked: the marked choices scroll into view. */
  isChecked?: boolean
  world?: World
  /** Above the question: it shrinks before a choice leaves the screen. */
  scene?: ReactNode
  /** The buttons, or the `Verdict`. */
  foot: ReactNode
  children: ReactNode
}

/**
 * A question as the whole screen: bar, scrolling body, and a lower row that is always in sight. There is no header,
 * footer or bottom bar; on a screen that is too low for three rows everything scrolls.
 */
export function FocusFrame(props: FocusFrameProps) {
  const {
    title,
    lead,
    leaveTo,
    leave = focusText.leave,
    progress,
    tools,
    at,
    isChecked = false,
    world,
    scene,
    foot,
    children,
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useFocusKeys(frame)
  useLayoutEffect(() => {
    if (!body.current || at === undefined) return
    body.current.scrollTop = 0
    if (isNext && !isCalm()) for (const part of body.current.children) part.animate(rise, riseTime)
    return leaveQuestion
  }, [at])
  useEffect(() => {
    if (isChecked && body.current) showMarked(body.current)
  }, [isChecked])
  return (
    <div ref={frame} className="focus-frame" data-tone="play" data-task="whole" data-w={world}>
      <div className="focus-bar">
        <Link className="btn-icon" to={leaveTo} aria-label={leave} title={leave}>
          <Icon of={X} size={24} />
        </Link>
        {/* Where the question leaves no room above it, its thing stands here (`QuestionScene`). */}
        <span className="focus-bar-place" />
        {progress}
        {tools}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: checked choices take no focus, and the keys must scroll them */}
      <div ref={body} className="focus-body" data-checked={isChecked || undefined} tabIndex={isChecked ? 0 : undefined}>
        {scene}
        <div className="focus-in">
          <h1 className={lead ? undefined : 'vh'}>{title}</h1>
          {lead ? <p>{lead}</p> : null}
          {children}
        </div>
      </div>
      <div className="focus-foot" data-foot>
        {foot}
      </div>
    </div>
  )
}
