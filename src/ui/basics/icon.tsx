import type { ComponentType } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A lucide icon, imported separately: `import Check from 'lucide-react/icons/check'`. */
export type Glyph = ComponentType<{ size?: number | string; className?: string; 'aria-hidden'?: boolean }>

interface IconProps {
  of: Glyph
  /** 20 beside text, 24 without text. */
  size?: 16 | 20 | 24
  /** Only when there is no text beside it; otherwise the icon is hidden from screen readers. */
  label?: string
  className?: string
}

/** A lucide icon in one of our sizes, with 2 px lines, in the colour of the text. */
export function Icon({ of: Glyph, size = 20, label, className = '' }: IconProps) {
  return (
    <>
      <Glyph size={size} className={`icon ${className}`} aria-hidden />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  )
}
