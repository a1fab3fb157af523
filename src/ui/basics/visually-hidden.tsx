import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p'
  id?: string
  children: ReactNode
}

/** For screen readers only. */
export function VisuallyHidden({ as: Box = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Box id={id} className="vh">
      {children}
    </Box>
  )
}
