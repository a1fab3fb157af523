import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { sayRealWait } from '../../../clock/time-text-rules.ts'
import type { BankAccounts, Square, ThaweesupView } from '../../contract.ts'
import { BankTime } from '../bank-time.tsx'
import { sayRate } from '../percent-text.ts'
import { text } from '../text.ts'
import { CloseOrWait } from './close-or-wait.tsx'
import { CloseButton } from './deposit-acts.tsx'
import { DepositCard } from './deposit-card.tsx'
import { EndedLines } from './ended-part.tsx'

type Props = {
  deposit: ThaweesupView
  times: Pick<BankAccounts, 'clock' | 'now'>
  /** What is in the wallet, to say in time that it will not do; null where unknown. */
  wallet: number | null
  heading?: 'h1' | 'h2'
  isRow?: boolean
}

/** Thaweesup: 24 squares, what is in it, and when the next instalment is taken. */
export function ThaweesupCard({ deposit, times, wallet, heading = 'h2', isRow = false }: Props) {
  const { id, state, monthly, rate, saved, payout, paid_months: paid, missed_months: missed } = deposit
  const isShort = state === 'open' && deposit.next_try !== null && wallet !== null && wallet < monthly
  return (
    <DepositCard
      id={`thaweesup-${id}`}
      name={text.thaweesup}
      heading={heading}
      tag={state === 'open' ? text.taxFree(sayRate(rate)) : text.thaweesupStates[state]}
      amount={saved}
      line={text.paidShort(paid, deposit.squares.length)}
      isRow={isRow}
    >
      <p>{text.monthly(formatKoin(monthly), paid, missed)}</p>
      <Squares deposit={deposit} />
      {deposit.ended ? (
        <EndedLines state={text.thaweesupStates[state]} ended={deposit.ended} payout={payout} />
      ) : (
        <>
          <NextTry deposit={deposit} times={times} />
          {state === 'settling' ? <Notice>{text.settling}</Notice> : null}
          {state === 'stopped' ? <Notice kind="warn">{text.stopped}</Notice> : null}
          {isShort ? <Notice kind="warn">{text.short(formatKoin(monthly))}</Notice> : null}
          {state === 'open' ? (
            <>
              <p className="text-13 text-ink-soft">{text.forgiven[deposit.forgiven_left]}</p>
              <p>{text.finish(formatKoin(payout.paid))}</p>
            </>
          ) : null}
          {state === 'settling' ? null : (
            <>
              <CloseOrWait deposit={deposit} times={times} />
              <CloseButton deposit={deposit} times={times} />
            </>
          )}
          <p>
            <Link to="/post/detail/thaweesup-diary" className="tap">
              {text.learnThaweesup}
            </Link>
          </p>
        </>
      )}
    </DepositCard>
  )
}

function NextTry({ deposit, times }: Pick<Props, 'deposit' | 'times'>) {
  const next = deposit.next_try
  if (!next) return null
  const isAgain = deposit.squares.some(({ state }) => state === 'trying')
  const when = formatThaiDate(bangkokDay(new Date(next.at)))
  return (
    <>
      <p>
        {isAgain ? text.keys.trying(when) : text.keys.due(when)} ·{' '}
        {sayRealWait(times.clock, new Date(times.now.at), next.day)}
      </p>
      <BankTime days={[{ name: text.squareStates.due, day: next.day }]} />
    </>
  )
}

/** A square for each month: filled, hatched, ringed or empty, so that the pattern tells what the colour tells. */
function Squares({ deposit: { squares, paid_months: paid, missed_months: missed } }: Pick<Props, 'deposit'>) {
  const isIn = (...states: Square['state'][]) => squares.some(({ state }) => states.includes(state))
  return (
    <>
      <ol className="squares" aria-label={text.squares(paid, missed, squares.length - paid - missed)}>
        {squares.map(({ nth, state }) => (
          <li key={nth} data-state={state}>
            <span className="vh">{text.square(nth, text.squareStates[state])}</span>
          </li>
        ))}
      </ol>
      <ul className="square-keys text-13 text-ink-soft" aria-hidden>
        <li data-state="paid">{text.squareStates.paid}</li>
        {isIn('missed') ? <li data-state="missed">{text.keys.missed}</li> : null}
        {isIn('due', 'trying') ? <li data-state="due">{text.squareStates.due}</li> : null}
      </ul>
    </>
  )
}
