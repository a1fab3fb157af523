import X from 'lucide-react/icons/x'
import { type FormEventHandler, type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import type { World } from '#art/art-color.ts'
import { useBackCloses } from '#lib/web/back-closes.ts'
import { IconButton } from '../basics/button.tsx'
import { Icon } from '../basics/icon.tsx'
import { uiText } from '../basics/text.ts'

interface DialogProps {
  isOpen: boolean
  /** Called by Esc, the backdrop, ✕ and the browser's back button; set `isOpen` to false then. */
  onClose: () => void
  /** A question, or the name of the content. */
  title: ReactNode
  children?: ReactNode
  /** Buttons, the main one first; labels are verbs. */
  actions?: ReactNode
  size?: 'normal' | 'large'
  tone?: 'play' | 'money'
  /** The world that it belongs to. */
  world?: World
  /** A small picture beside the title. */
  picture?: ReactNode
  /** Its content and buttons are a form, which Enter and the submit button send. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  /** Takes the focus instead of the title: the field that it was opened for. */
  focusRef?: RefObject<HTMLElement | null>
  /** It asks whether to continue a navigation: the router handles the back button then. */
  asksOfWay?: boolean
}

/** A dialog from 640 px, a bottom sheet below. The focus moves to its title or `focusRef`, and returns when it closes. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    actions,
    size,
    tone,
    world,
    picture,
    onSubmit,
    focusRef,
    asksOfWay = false,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useBackCloses(isOpen && !asksOfWay, onClose)
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    const first = focusRef?.current ?? titleRef.current
    first?.focus()
    return () => dialog.close()
  }, [isOpen, focusRef])

  // Only a press that also began outside counts: dragging a selection out of a field must not close it.
  const startedOutside = useRef(false)
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget
  const content = (
    <>
      {children}
      {actions ? <div className="dialog-acts">{actions}</div> : null}
    </>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the browser's own, through onCancel
    <dialog
      ref={ref}
      className={`dialog${size === 'large' ? ' dialog-large' : ''}`}
      aria-labelledby={isOpen ? titleId : undefined}
      data-tone={tone}
      data-w={world}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        startedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (startedOutside.current && isOutside(event)) onClose()
      }}
    >
      {isOpen ? (
        <div className="dialog-in">
          <div className="dialog-head">
            {picture ? <span className="dialog-picture">{picture}</span> : null}
            <h2 ref={titleRef} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label={uiText.close} icon={<Icon of={X} size={24} />} onClick={onClose} />
          </div>
          {onSubmit ? (
            <form className="contents" noValidate onSubmit={onSubmit}>
              {content}
            </form>
          ) : (
            content
          )}
        </div>
      ) : null}
    </dialog>
  )
}
