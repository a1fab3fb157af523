import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { type AdminOrder, moveOrder } from '../../admin-contract.ts'
import { canMoveParcel } from '../../order-state-rules.ts'
import { carrierNames } from '../../tracking-rules.ts'
import { adminText as text } from './admin-text.ts'

/** The steps that an order may take now. */
export function AdminMoves({ order }: { order: AdminOrder }) {
  const { id, state, type } = order
  const move = useAct(moveOrder, { refresh: ['page'] })
  const goTo = (to: 'packed' | 'delivered') => move.run({ query: { id }, body: { from: state, to, tracking: null } })
  const may = (to: 'packed' | 'shipped' | 'delivered') => canMoveParcel(type, state, to)
  if (!may('packed') && !may('shipped') && !may('delivered')) return <p className="text-ink-soft">{text.done}</p>
  return (
    <>
      {may('packed') ? (
        <Button isWide isBusy={move.isBusy} onClick={() => void goTo('packed')}>
          {text.pack}
        </Button>
      ) : null}
      {may('delivered') ? (
        <Button isWide isBusy={move.isBusy} onClick={() => void goTo('delivered')}>
          {text.deliver}
        </Button>
      ) : null}
      {may('shipped') ? <ShipForm order={order} /> : null}
      {move.fault ? (
        <Notice kind="danger" isAlert>
          {move.fault}
        </Notice>
      ) : null}
    </>
  )
}

function ShipForm({ order: { id, state } }: { order: AdminOrder }) {
  const ship = useStaffForm({
    id: 'ship',
    values: { carrier: carrierNames[0]!, number: '' },
    fieldOfPath: (path) => path.replace(/^tracking\./, ''),
    act: (send, tracking) => send(moveOrder, { query: { id }, body: { from: state, to: 'shipped', tracking } }),
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={ship.onSubmit}>
      <TextField {...ship.field('carrier')} label={text.carrier} list="carriers" maxLength={40} autoComplete="off" />
      <datalist id="carriers">
        {carrierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        {...ship.field('number')}
        label={text.tracking}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" kind={state === 'packed' ? 'main' : 'line'} isWide isBusy={ship.isBusy}>
        {text.ship}
      </Button>
      <FormFault fault={ship.fault} />
    </form>
  )
}
