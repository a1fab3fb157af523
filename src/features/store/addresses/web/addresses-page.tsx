import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { listAddresses, removeAddress, type SavedAddress } from '../contract.ts'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'
import { text } from './text.ts'

/** The addresses that the person keeps. */
export async function loader() {
  return call(listAddresses, {})
}

/** The addresses that the person keeps: add, change, remove. */
export function Component() {
  const { reply } = useReply(listAddresses, {}, { initial: useLoaderData<typeof loader>() })
  const [edited, setEdited] = useState<string | null>(null)
  const close = () => setEdited(null)
  return (
    <div className="stack max-w-form" data-tone="money">
      <PageHead title={text.title} description={text.description} path="/store/addresses" isPrivate />
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      <ul className="grid gap-4">
        {reply.items.map((address) => (
          <Card as="li" key={address.id}>
            {edited === address.id ? (
              <AddressForm address={address} onSaved={close} onCancel={close} />
            ) : (
              <Saved address={address} onEdit={reply.obstacle ? null : () => setEdited(address.id)} />
            )}
          </Card>
        ))}
      </ul>
      {reply.obstacle ? (
        <Notice>{text.obstacles[reply.obstacle]}</Notice>
      ) : edited === 'new' ? (
        <Card>
          <AddressForm onSaved={close} onCancel={close} />
        </Card>
      ) : (
        <>
          {reply.items.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
          <Button kind="line" className="justify-self-start" onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        </>
      )}
    </div>
  )
}

function Saved({ address, onEdit }: { address: SavedAddress; onEdit: (() => void) | null }) {
  const remove = useAct(removeAddress, { refresh: [listAddresses] })
  const { id, name, line } = address
  return (
    <div className="grid gap-3">
      <AddressLines address={address} />
      <div className="flex flex-wrap gap-3">
        {onEdit ? (
          <Button kind="line" size="small" aria-label={text.editOf(name, line)} onClick={onEdit}>
            {text.edit}
          </Button>
        ) : null}
        <Button
          kind="quiet"
          size="small"
          aria-label={text.removeOf(name, line)}
          isBusy={remove.isBusy}
          onClick={() => void remove.run({ query: { id } })}
        >
          {text.remove}
        </Button>
      </div>
      {remove.fault ? (
        <Notice kind="warn" isAlert>
          {remove.fault}
        </Notice>
      ) : null}
    </div>
  )
}
