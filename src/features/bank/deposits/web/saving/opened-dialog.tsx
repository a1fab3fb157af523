import { ArtFile } from '#art/art-file.tsx'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { BankMoment } from '../../../clock/contract.ts'
import type { Payout } from '../../contract.ts'
import { gainOf } from '../../estimate-rules.ts'
import { savingText } from '../saving-text.ts'

const words = savingText.open

/** Says calmly that it is open: a deposit is not celebrated. */
export function OpenedDialog(props: {
  name: string
  spot: 'jar-tied' | 'jar-steps'
  matures: BankMoment
  payout: Payout
  onClose: () => void
}) {
  const { name, spot, matures, payout, onClose } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.doneTitle}
      tone="money"
      actions={
        <>
          <LinkButton isWide to="/bank">
            {words.toBank}
          </LinkButton>
          <Button kind="line" isWide onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <ArtFile file={`spots/${spot}.svg`} className="mx-auto w-32" />
      <p role="status" className="text-center">
        <ThaiText>{words.done(name, formatThaiDate(bangkokDay(new Date(matures.at))))}</ThaiText>
      </p>
      <dl className="buy-sum">
        <dt>{words.putIn}</dt>
        <dd>{formatKoin(payout.principal)}</dd>
        <dt>{words.atEnd}</dt>
        <dd>
          <strong>{formatKoin(payout.paid)}</strong>
        </dd>
        <dt>{words.gain}</dt>
        <dd>{formatKoin(gainOf(payout))}</dd>
      </dl>
      <p className="text-13 text-ink-soft">{words.doneSaved}</p>
      <AfterAct />
    </Dialog>
  )
}
