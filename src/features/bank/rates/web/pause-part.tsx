import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { pauseBankProduct } from '../admin-contract.ts'
import type { BankProduct } from '../contract.ts'
import { text } from './text.ts'

/** Pauses a product with the reason that people see, or opens it again. */
export function PausePart({ product, reason }: { product: BankProduct; reason: string | null }) {
  const name = text.products[product]
  const pause = useStaffForm({
    id: `pause-${product}`,
    values: { reason: '' },
    isEmptied: true,
    act: (send, values) => send(pauseBankProduct, { body: { product, reason: values.reason } }),
  })
  const open = useAct(pauseBankProduct, { refresh: ['page'] })
  if (reason !== null)
    return (
      <div className="grid gap-2">
        <h3>{name}</h3>
        <Notice kind="warn">{text.isPaused(reason)}</Notice>
        <Button
          kind="line"
          size="small"
          isBusy={open.isBusy}
          onClick={() => void open.run({ body: { product, reason: null } })}
        >
          {text.open(name)}
        </Button>
        <FormFault fault={open.fault} />
      </div>
    )
  return (
    <form className="grid gap-2" noValidate onSubmit={pause.onSubmit}>
      <h3>{name}</h3>
      <p className="text-13 text-ink-soft">{text.isOpen}</p>
      <TextField {...pause.field('reason')} label={text.reason} />
      <Button type="submit" kind="line" size="small" className="justify-self-start" isBusy={pause.isBusy}>
        {text.pause(name)}
      </Button>
      <FormFault fault={pause.fault} />
    </form>
  )
}
