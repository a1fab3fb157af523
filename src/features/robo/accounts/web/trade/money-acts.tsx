import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { text } from '../text.ts'

interface MoneyActsProps {
  accountId: string
  label: string
  isBusy: boolean
  offReason: string | null
  fault: string | null
  onAct: () => void
}

/** Not now, or the act: both of one kind and size, with what the act ran into. */
export function MoneyActs({ accountId, label, isBusy, offReason, fault, onAct }: MoneyActsProps) {
  return (
    <Card as="div" className="robo-step">
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
      <div className="button-pair robo-pair">
        <div>
          <LinkButton kind="line" isWide to={`/robo/dashboard/${accountId}`}>
            {text.cancel}
          </LinkButton>
        </div>
        <div>
          <Button kind="line" isWide isBusy={isBusy} offReason={offReason} onClick={onAct}>
            {label}
          </Button>
        </div>
      </div>
    </Card>
  )
}
