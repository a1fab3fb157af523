import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Button } from '#ui/basics/button.tsx'
import { text } from './factor-text.ts'

/** `id` is null for the app. */
export type FactorShown = { id: string | null; name: string; made_at: string; used_at: string | null }

interface FactorRowProps {
  factor: FactorShown
  isLast: boolean
  isBusy: boolean
  onRemove: () => void
}

export function FactorRow({ factor, isLast, isBusy, onRemove }: FactorRowProps) {
  const { name, made_at, used_at } = factor
  const moment = (at: string) => formatThaiMoment(new Date(at))
  return (
    <li className="grid gap-2 border-line border-b pb-4">
      <p className="font-semibold">{name}</p>
      <p className="text-13 text-ink-soft">
        {text.added(moment(made_at))} · {used_at ? text.used(moment(used_at)) : text.never}
      </p>
      <div className="grid justify-items-start gap-1">
        <Button
          kind="line"
          size="small"
          isBusy={isBusy}
          offReason={isLast ? text.lastOne : null}
          aria-label={text.removeOne(name)}
          data-js
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
