import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { pushText as text } from './push-text.ts'
import { usePush } from './use-push.ts'

/** Switches Web Push of this browser, and of all others of the person. */
export function PushPart() {
  const { view, hasFailedToLoad, state, hasFailed, on, off } = usePush()
  if (hasFailedToLoad) return null
  const isKnown = view !== null && state !== 'unknown'
  const others = isKnown ? view.devices - (state === 'on' ? 1 : 0) : 0
  return (
    <Card aria-labelledby="push" className="grid content-start gap-3">
      <h2 id="push">{text.title}</h2>
      <p className="text-ink-soft">
        <ThaiText>{text.lead}</ThaiText>
      </p>
      <Faults {...{ hasFailed, fault: on.fault ?? off.fault }} />
      {/* As high as a button or two lines, so that nothing moves when the browser has answered. */}
      <div className="flex min-h-14 flex-wrap items-center gap-3">
        <p role="status">{isKnown ? (state === 'on' ? text.isOn : sayWhyNot(state, view.is_allowed)) : null}</p>
        {isKnown && state === 'on' ? (
          <Button kind="line" isBusy={off.isBusy} onClick={() => void off.run(false)}>
            {text.turnOff}
          </Button>
        ) : isKnown && state === 'off' && view.is_allowed ? (
          <Button kind="main" isBusy={on.isBusy} onClick={() => void on.run()}>
            {text.turnOn}
          </Button>
        ) : null}
        {others > 0 ? (
          <Button kind="line" isBusy={off.isBusy} onClick={() => void off.run(true)}>
            {text.turnAllOff}
          </Button>
        ) : null}
      </div>
      {others > 0 ? <p className="text-13 text-ink-soft">{text.others(others)}</p> : null}
    </Card>
  )
}

/** One line at the end of a day: be called in the evening. Nothing where it is on, forbidden or not possible. */
export function ReminderPart() {
  const { view, state, hasFailed, on } = usePush()
  const isDone = on.done !== undefined && state === 'on'
  if (!view?.is_allowed || (state !== 'off' && !isDone)) return null
  return (
    <Card aria-labelledby="reminder" className="grid gap-3">
      <h2 id="reminder">{text.dayTitle}</h2>
      {isDone ? (
        <p role="status">{text.dayIsOn}</p>
      ) : (
        <>
          <p className="text-ink-soft">
            <ThaiText>{text.dayLead}</ThaiText>
          </p>
          <Button kind="line" isBusy={on.isBusy} onClick={() => void on.run()}>
            {text.remind}
          </Button>
        </>
      )}
      <Faults {...{ hasFailed, fault: on.fault }} />
    </Card>
  )
}

function Faults({ hasFailed, fault }: { hasFailed: boolean; fault: string | null }) {
  const said = hasFailed ? text.failed : fault
  return said ? (
    <Notice kind="danger" isAlert>
      {said}
    </Notice>
  ) : null
}

function sayWhyNot(state: 'unsupported' | 'denied' | 'off', isAllowed: boolean): string | null {
  if (state === 'unsupported') return text.unsupported
  if (state === 'denied') return text.denied
  return isAllowed ? null : text.notAllowed
}
