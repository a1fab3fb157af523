import { type ReactNode, useState } from 'react'
import { type KeptAddress, listAddresses } from '#features/store/addresses/contract.ts'
import type { World } from '#kit/web/art/art-color.ts'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { useReply } from '#lib/web/data/use-reply.ts'
import type { Gift } from '../contract.ts'
import { AddressChoice } from './address-choice.tsx'
import { AddressForm } from './address-form.tsx'
import { text } from './text.ts'

type Props = {
  gift: Gift
  world: World
  title: string
  /** More to know before one takes it. */
  children?: ReactNode
  /** The words of the button; without them they name the gift. */
  submit?: string
  isBusy: boolean
  fault: string | null
  onTake: (address: string | null) => void
  onClose: () => void
}

/** Before a gift is taken: where it goes. What is not sent asks for nothing. */
export function GiftSheet({ gift, world, title, children, submit, isBusy, fault, onTake, onClose }: Props) {
  const { reply, refusal, refresh } = useReply(listAddresses, {}, { isAsked: gift.needs_address })
  const addresses = reply?.items
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const isEmpty = addresses?.length === 0
  const address = chosen ?? addresses?.[0]?.id ?? null
  const isReady = !gift.needs_address || (address !== null && !isAdding && !isEmpty)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      world={world}
      title={title}
      picture={
        gift.imageUrl ? (
          <img src={gift.imageUrl} alt="" className="gift-picture" />
        ) : (
          <ArtFile file="things/pouch.svg" />
        )
      }
      actions={
        <>
          {isReady ? (
            <Button isBusy={isBusy} onClick={() => onTake(gift.needs_address ? address : null)}>
              {submit ?? text.take(gift.name)}
            </Button>
          ) : null}
          <Button kind="line" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      {children}
      <p className="text-ink-soft">{gift.needs_address ? text.sent : text.atOnce}</p>
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
      {gift.needs_address ? (
        refusal ? (
          <Notice
            kind="warn"
            isAlert
            action={
              <Button kind="line" size="small" onClick={() => void refresh()}>
                {text.again}
              </Button>
            }
          >
            {refusal.message}
          </Notice>
        ) : !addresses ? (
          <p role="status">{text.loading}</p>
        ) : isAdding || isEmpty ? (
          <AddressForm
            isFirst={isEmpty ?? false}
            onBack={() => setAdding(false)}
            onKept={async (kept: KeptAddress) => {
              await refresh()
              setChosen(kept.id)
              setAdding(false)
            }}
          />
        ) : (
          <AddressChoice addresses={addresses} chosen={address} onChoose={setChosen} onAdd={() => setAdding(true)} />
        )
      ) : null}
    </Dialog>
  )
}
