import { type FormEvent, useState } from 'react'
import { addAddress, type KeptAddress } from '#features/store/addresses/contract.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import { text } from './text.ts'

const boxes = [
  { name: 'name', autoComplete: 'name' },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'line', autoComplete: 'street-address' },
  { name: 'tambon', autoComplete: 'address-level3' },
  { name: 'amphoe', autoComplete: 'address-level2' },
  { name: 'province', autoComplete: 'address-level1' },
  { name: 'postcode', autoComplete: 'postal-code', inputMode: 'numeric' },
] as const

type Props = { isFirst: boolean; onBack: () => void; onKept: (kept: KeptAddress) => Promise<void> }

/** A new address, kept for this gift and the next. A place that the list does not know asks for a yes. */
export function AddressForm({ isFirst, onBack, onKept }: Props) {
  const { refusal, isBusy, run } = useAct(addAddress, { onDone: onKept })
  const [isConfirmed, setConfirmed] = useState(false)
  const errorOf = (name: string) =>
    refusal?.problem.fields?.find(({ path }) => path === name || path.endsWith(`.${name}`))?.detail
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const textOf = (name: string) => String(given.get(name) ?? '')
    void run({
      body: {
        name: textOf('name'),
        phone: textOf('phone'),
        line: textOf('line'),
        tambon: textOf('tambon'),
        amphoe: textOf('amphoe'),
        province: textOf('province'),
        postcode: textOf('postcode'),
        is_confirmed: isConfirmed,
      },
    })
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={save} aria-label={text.addAddress}>
      {isFirst ? <p>{text.noAddress}</p> : null}
      {boxes.map(({ name, ...box }) => (
        <TextField key={name} label={text.fields[name]} name={name} error={errorOf(name)} {...box} />
      ))}
      {refusal?.code === 'address_unknown' || isConfirmed ? (
        <CheckboxField
          label={text.confirm}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      ) : null}
      {refusal && !refusal.problem.fields?.length ? (
        <Notice kind="warn" isAlert>
          {refusal.message}
        </Notice>
      ) : null}
      <Button type="submit" isBusy={isBusy}>
        {text.saveAddress}
      </Button>
      {isFirst ? null : (
        <Button kind="quiet" onClick={onBack}>
          {text.backToList}
        </Button>
      )}
    </form>
  )
}
