import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { sayRealWait } from '../../../clock/time-text-rules.ts'
import type { BankAccounts, FixedView } from '../../contract.ts'
import { gainOf } from '../../estimate-rules.ts'
import { effectiveRate } from '../../teach-rules.ts'
import { sayRate } from '../percent-text.ts'
import { text } from '../text.ts'
import { CloseOrWait } from './close-or-wait.tsx'
import { CloseButton, MaturityChoice } from './deposit-acts.tsx'
import { DepositCard } from './deposit-card.tsx'
import { EndedLines } from './ended-part.tsx'
import { TimeRail } from './time-rail.tsx'

type Props = { deposit: FixedView; times: Pick<BankAccounts, 'clock' | 'now'>; heading?: 'h1' | 'h2'; isRow?: boolean }

/** A fixed deposit: what is in it, where its time stands, and what closing it now would cost. */
export function FixedCard({ deposit, times, heading = 'h2', isRow = false }: Props) {
  const { id, state, term, principal, rate, opened, matures, days_held: held, days, round } = deposit
  const isOpen = state === 'open'
  return (
    <DepositCard
      id={`fixed-${id}`}
      name={text.fixed(term)}
      heading={heading}
      tag={text.perYear(sayRate(rate))}
      amount={principal}
      line={isOpen ? text.dueShort(formatThaiDate(bangkokDay(new Date(matures.at)))) : text.fixedStates[state]}
      isRow={isRow}
    >
      {round > 1 ? <p className="text-13 text-ink-soft">{text.round(round)}</p> : null}
      {deposit.ended ? (
        <EndedLines state={text.fixedStates[state]} ended={deposit.ended} payout={deposit.payout} />
      ) : (
        <TimeRail {...{ opened, now: times.now, due: matures, held, days }} />
      )}
      {state === 'settling' ? <Notice>{text.settling}</Notice> : null}
      {isOpen ? (
        <>
          <p>
            {text.whole(
              formatKoin(gainOf(deposit.payout)),
              sayRealWait(times.clock, new Date(times.now.at), matures.day),
            )}
          </p>
          <p className="text-13 text-ink-soft">
            {text.effective(sayRate(effectiveRate(principal, gainOf(deposit.payout), days)))}
          </p>
          <CloseOrWait deposit={deposit} times={times} />
          <MaturityChoice deposit={deposit} />
          <CloseButton deposit={deposit} times={times} />
        </>
      ) : null}
    </DepositCard>
  )
}
