import type { ReactNode } from 'react'
import { uiText } from './text.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SkeletonProps {
  /** text: a line of 15 px; title: of 20; cover: 16:9; button: 48 high; circle: 44 round. */
  shape?: 'text' | 'title' | 'cover' | 'button' | 'circle'
  /** How many lines of text; the last one is shorter. */
  lines?: number
  className?: string
}

/** A grey placeholder with the size of the content. It is not animated. */
export function Skeleton({ shape = 'text', lines = 1, className = '' }: SkeletonProps) {
  return Array.from({ length: lines }, (_, i) => {
    const isLast = lines > 1 && i === lines - 1
    return <span key={i} className={`bone bone-${shape}${isLast ? ' bone-last' : ''} ${className}`} aria-hidden />
  })
}

/** Wraps skeletons: announces once that something is loading. */
export function Loading({ label = uiText.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
