import { useId } from 'react'
import type { KeptAddress } from '#features/store/addresses/contract.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { text } from './text.ts'

type Props = {
  addresses: readonly KeptAddress[]
  chosen: string | null
  onChoose: (id: string) => void
  onAdd: () => void
}

/** The kept addresses, the one used last chosen already. */
export function AddressChoice({ addresses, chosen, onChoose, onAdd }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{text.where}</legend>
      <div className="choices">
        {addresses.map((one) => (
          <label key={one.id} className="choice gift-address">
            <input
              type="radio"
              name={name}
              value={one.id}
              checked={one.id === chosen}
              onChange={() => onChoose(one.id)}
            />
            <span>
              <b>{one.name}</b> {one.phone}
              <br />
              {one.line} {one.tambon} {one.amphoe} {one.province} {one.postcode}
            </span>
          </label>
        ))}
      </div>
      <Button kind="quiet" size="small" onClick={onAdd}>
        {text.addAddress}
      </Button>
    </fieldset>
  )
}
