import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { BankMoment } from '../../../clock/contract.ts'
import { savingText } from '../saving-text.ts'

const words = savingText.open

/** Says calmly that it is open: a deposit is not celebrated. */
export function OpenedDialog(props: { name: string; matures: BankMoment; onClose: () => void }) {
  const { name, matures, onClose } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.doneTitle}
      tone="money"
      actions={
        <>
          <LinkButton kind="line" isWide to="/bank">
            {words.toBank}
          </LinkButton>
          <Button kind="line" isWide onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <p role="status">{words.done(name, formatThaiDate(bangkokDay(new Date(matures.at))))}</p>
      <p className="text-13 text-ink-soft">{words.doneSaved}</p>
      <AfterAct />
    </Dialog>
  )
}
