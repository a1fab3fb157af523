import { type ReactNode, useState } from 'react'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import { AddressChoice, type SendTo } from '#features/store/addresses/web/address-choice.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { Gift } from '../contract.ts'
import { text } from './text.ts'

type Props = {
  gift: Gift
  world: World
  title: string
  /** More to know before one takes it. */
  children?: ReactNode
  /** The words of the button; without them they name the gift. */
  submit?: string
  /** Why it cannot be taken now. */
  offReason?: string | null
  isBusy: boolean
  fault: string | null
  onTake: (address: string | null) => void
  onClose: () => void
}

/** Before a gift is taken: where it goes. What is not sent asks for nothing. */
export function GiftSheet({ gift, world, title, children, submit, offReason, isBusy, fault, onTake, onClose }: Props) {
  const [sendTo, setSendTo] = useState<SendTo | null>(null)
  const isReady = !gift.needs_address || sendTo !== null
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
            <Button isBusy={isBusy} offReason={offReason} onClick={() => onTake(sendTo?.address_id ?? null)}>
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
      {gift.needs_address ? <AddressChoice onChange={setSendTo} /> : null}
    </Dialog>
  )
}
