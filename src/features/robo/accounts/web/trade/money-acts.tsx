import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { text } from '../text.ts'

interface MoneyActsProps {
  accountId: string
  label: string
  offReason: string | null
  /** The form that the act sends, and what it ran into. */
  sending: { isBusy: boolean; fault: string | null; showFaults: () => void }
}

/** Not now, or the act: both of one kind and size, with what the act ran into. */
export function MoneyActs({ accountId, label, offReason, sending }: MoneyActsProps) {
  return (
    <Card as="div" className="robo-step">
      {sending.fault ? (
        <Notice kind="warn" isAlert>
          {sending.fault}
        </Notice>
      ) : null}
      <div className="button-pair robo-pair">
        <div>
          <LinkButton kind="line" isWide to={`/robo/dashboard/${accountId}`}>
            {text.cancel}
          </LinkButton>
        </div>
        <div>
          <Button
            type="submit"
            kind="line"
            isWide
            isBusy={sending.isBusy}
            offReason={offReason}
            onOffPress={sending.showFaults}
          >
            {label}
          </Button>
        </div>
      </div>
    </Card>
  )
}
