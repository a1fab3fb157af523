import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '#ui/basics/icon.tsx'
import { text } from './text.ts'

/** A line below a password; its space is reserved, so that nothing moves when it appears. */
export function CapsLockNote({ isOn }: { isOn: boolean }) {
  return (
    <p role="status" className="flex min-h-5.5 items-center gap-1 text-13 text-warn-ink">
      {isOn ? (
        <>
          <Icon of={TriangleAlert} size={16} />
          {text.capsLock}
        </>
      ) : null}
    </p>
  )
}
