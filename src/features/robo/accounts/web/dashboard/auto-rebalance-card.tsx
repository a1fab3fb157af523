import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { setAutoRebalance, showAutoRebalance } from '../../rebalance-contract.ts'
import { mixText } from '../create/mix-text.ts'
import { FoldPart } from './fold-part.tsx'

const words = mixText.auto

/** Automatic rebalancing: off until it is turned on here, with when it acts, what it orders and how one is told. */
export function AutoRebalanceCard({ accountId }: { accountId: string }) {
  const { reply, setReply } = useReply(showAutoRebalance, { query: { accountId } })
  const set = useAct(setAutoRebalance, { onDone: (now) => setReply(now) })
  if (!reply) return null
  return (
    <FoldPart id="auto-rebalance" title={words.title} note={reply.is_on ? words.isOn : words.isOff}>
      <ul className="sentences">
        {[words.when, words.what, words.told, words.waits].map((line) => (
          <li key={line}>
            <ThaiText>{line}</ThaiText>
          </li>
        ))}
      </ul>
      <PlainForm>
        <CheckboxField
          name="auto_rebalance"
          label={words.label}
          checked={set.isBusy ? !reply.is_on : reply.is_on}
          onChange={({ target }) => void set.run({ body: { accountId, is_on: target.checked } })}
        />
      </PlainForm>
      <p role="status" className="text-13 text-ink-soft">
        {reply.since ? words.on(formatThaiDate(bangkokDay(new Date(reply.since)))) : words.off}
      </p>
      {set.fault ? (
        <Notice kind="warn" isAlert>
          {set.fault}
        </Notice>
      ) : null}
    </FoldPart>
  )
}
