import type { ReactNode } from 'react'
import { ArtFile } from '#art/art-file.tsx'

interface StatusViewProps {
  spot: 'mail' | 'done' | 'offline' | 'error'
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** Picture, event, next step: the same boxes in every state, so that nothing moves between states. */
export function StatusView({ spot, title, children, actions }: StatusViewProps) {
  return (
    <div className="flex flex-1 flex-col gap-6">
      <div role="status" className="grid flex-1 content-center justify-items-center gap-3 py-6 text-center">
        <ArtFile file={`spots/${spot}.svg`} className="w-40" />
        <h1>{title}</h1>
        {children}
      </div>
      <div className="grid gap-3">{actions}</div>
    </div>
  )
}
