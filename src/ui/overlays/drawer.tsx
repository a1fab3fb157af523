import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBackCloses } from '#lib/web/back-closes.ts'
import { IconButton } from '../basics/button.tsx'
import { Icon } from '../basics/icon.tsx'
import { uiText } from '../basics/text.ts'

interface DrawerProps {
  isOpen: boolean
  /** Called by Esc, the backdrop, ✕, the browser's back button, or a link inside. */
  onClose: () => void
  /** Its name: "เมนู". */
  label: string
  /** Beside ✕ at the top: the name of the site. */
  head?: ReactNode
  children: ReactNode
  /** At the lower end: the logout. */
  foot?: ReactNode
}

/** The phone's side menu, a native dialog: it traps the focus, which returns when it closes. */
export function Drawer({ isOpen, onClose, label, head, children, foot }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(isOpen, onClose)
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the browser's own, through onCancel
    <dialog
      ref={ref}
      className="drawer"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        const target = event.target as Element
        if (target === event.currentTarget || target.closest('a')) onClose()
      }}
    >
      {isOpen ? (
        <div className="drawer-in">
          <div className="drawer-head">
            <div className="min-w-0">{head}</div>
            <IconButton label={uiText.close} icon={<Icon of={X} size={24} />} onClick={onClose} />
          </div>
          {children}
          {foot ? <div className="drawer-foot">{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
