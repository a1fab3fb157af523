import type { SavedAddress } from '../contract.ts'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: SavedAddress }) {
  const { name, phone, line, tambon, amphoe, province, postcode } = address
  return (
    <span>
      <strong>{name}</strong> <span className="nb">{phone}</span>
      <br />
      <span className="text-13 text-ink-soft">
        {line} {tambon} {amphoe} {province} {postcode}
      </span>
    </span>
  )
}
