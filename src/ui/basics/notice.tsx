import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const icons = { info: Info, warn: TriangleAlert, danger: CircleAlert }

interface NoticeProps {
  /** info: good to know. warn: attention before going on. danger: something failed or will be lost. */
  kind?: keyof typeof icons
  title?: string
  children: ReactNode
  /** Announced at once: for an error after an action. */
  isAlert?: boolean
  action?: ReactNode
  className?: string
}

/** A message in a coloured box, with an icon. */
export function Notice({ kind = 'info', title, children, isAlert, action, className = '' }: NoticeProps) {
  return (
    <div className={`notice notice-${kind} ${className}`} role={isAlert ? 'alert' : undefined}>
      <Icon of={icons[kind]} />
      <div className="notice-text">
        {title ? <strong>{title}</strong> : null}
        <div>{children}</div>
        {action}
      </div>
    </div>
  )
}
