import { type FormEvent, useState } from 'react'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { Button } from '#ui/basics/button.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { liveBlockText as text } from './live-block-text.ts'

type Attrs = LiveBlockOf<'practiceTransfer'>
type Case = Attrs['cases'][number]

/** Transfers to practise: fill in, read the name, stop or go. Nothing is sent or stored. */
export function TransferBlock({ title, cases }: Attrs) {
  const [at, setAt] = useState(0)
  /** Of each case: whether the reader decided as the case wants. */
  const [decided, setDecided] = useState<boolean[]>([])
  const isLast = at === cases.length - 1
  return (
    <section className="calculator" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <strong>{title}</strong>
        <SimTag />
      </div>
      <p className="text-ink-soft">{text.transferHint}</p>
      <p className="text-13 text-ink-soft">{text.transferCase(at + 1, cases.length)}</p>
      <Transfer key={at} of={cases[at]!} onDecide={(isRight) => setDecided([...decided, isRight])} />
      {decided.length > at && !isLast ? (
        <Button kind="line" onClick={() => setAt(at + 1)}>
          {text.transferNext}
        </Button>
      ) : null}
      {decided.length === cases.length ? (
        <>
          <p role="status">{text.transferDone(decided.filter(Boolean).length, cases.length)}</p>
          <p>
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                setDecided([])
                setAt(0)
              }}
            >
              {text.transferAgain}
            </Button>
          </p>
        </>
      ) : null}
    </section>
  )
}

/** One case. `isChecked`: the name is shown; `isGo`: what was decided. */
function Transfer({ of, onDecide }: { of: Case; onDecide: (isRight: boolean) => void }) {
  const { ask, number, amount, name, is_safe: isSafe, reason } = of
  const [given, setGiven] = useState({ number: '', amount: '' })
  const [differs, setDiffers] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isGo, setGo] = useState<boolean | null>(null)
  const check = (event: FormEvent) => {
    event.preventDefault()
    const isSame = digitsOf(given.number) === digitsOf(number) && Number(digitsOf(given.amount)) === amount
    setDiffers(!isSame)
    setChecked(isSame)
  }
  const decide = (choice: boolean) => {
    setGo(choice)
    onDecide(choice === isSafe)
  }
  const way = isSafe ? 'go' : 'stop'
  return (
    <>
      <p className="chat-bubble">{ask}</p>
      {isChecked ? (
        <p className="slider-says" role="status">
          {text.transferShows(name, amount.toLocaleString('en-US'))}
        </p>
      ) : (
        <form noValidate className="grid gap-3" onSubmit={check}>
          <TextField
            label={text.transferNumber}
            name="practice-number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={given.number}
            error={differs ? text.transferDiffers : undefined}
            onChange={(event) => setGiven({ ...given, number: event.target.value })}
          />
          <TextField
            label={text.transferAmount}
            name="practice-amount"
            unit={text.baht}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={given.amount}
            onChange={(event) => setGiven({ ...given, amount: event.target.value })}
          />
          <Button type="submit" kind="line">
            {text.transferCheck}
          </Button>
        </form>
      )}
      {isChecked && isGo === null ? (
        <div className="grid grid-cols-2 gap-3">
          <Button kind="line" isWide onClick={() => decide(false)}>
            {text.transferStop}
          </Button>
          <Button kind="line" isWide onClick={() => decide(true)}>
            {text.transferGo}
          </Button>
        </div>
      ) : null}
      {isGo === null ? (
        <details>
          <summary>{text.answer}</summary>
          <p>
            <strong>{text.transferAnswer[way]}</strong> {reason}
          </p>
        </details>
      ) : (
        <p role="status">
          <strong>{isGo === isSafe ? text.transferRight[way] : text.transferWrong[isGo ? 'go' : 'stop']}</strong>{' '}
          {reason}
        </p>
      )}
    </>
  )
}

/** What people type between digits is left out. */
function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}
