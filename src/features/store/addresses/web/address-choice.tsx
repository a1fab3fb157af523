import { useEffect, useState } from 'react'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { listAddresses, type SavedAddress } from '../contract.ts'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'
import { text } from './text.ts'

/** Where something is sent: one of the kept addresses. */
export type SendTo = { address_id: string }

/** Asks where to send something: a kept address, the one used last to begin with, or a new one. */
export function AddressChoice({ onChange }: { onChange: (to: SendTo | null) => void }) {
  const { reply, state, refresh } = useReply(listAddresses, {})
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const items = reply?.items ?? []
  const shown = items.find(({ id }) => id === chosen) ?? items[0]
  const id = reply?.obstacle ? null : (shown?.id ?? null)
  useEffect(() => onChange(id && !isAdding ? { address_id: id } : null), [id, isAdding, onChange])

  if (state === 'loading') return <p className="text-ink-soft">{text.loading}</p>
  if (state === 'failed')
    return (
      <Notice
        kind="warn"
        action={
          <Button kind="line" size="small" onClick={() => void refresh()}>
            {text.retry}
          </Button>
        }
      >
        {text.failed}
      </Notice>
    )
  if (reply?.obstacle) return <Notice>{text.obstacles[reply.obstacle]}</Notice>
  const take = (address: SavedAddress) => {
    setChosen(address.id)
    setAdding(false)
  }
  if (isAdding || items.length === 0)
    return (
      <div className="grid gap-4">
        {items.length === 0 ? <p className="text-ink-soft">{text.first}</p> : null}
        <AddressForm onSaved={take} onCancel={items.length > 0 ? () => setAdding(false) : undefined} />
      </div>
    )
  return (
    <PlainForm>
      <fieldset className="grid gap-3">
        <legend>{text.sendTo}</legend>
        {items.map((address) => (
          <label key={address.id} className="choice">
            <input type="radio" name="address" checked={address.id === id} onChange={() => setChosen(address.id)} />
            <AddressLines address={address} />
          </label>
        ))}
        <Button kind="quiet" size="small" className="justify-self-start" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </fieldset>
    </PlainForm>
  )
}
