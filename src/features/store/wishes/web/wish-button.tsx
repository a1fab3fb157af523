import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { showPremium } from '../../premiums/contract.ts'
import { addWish, listWishes, removeWish } from '../contract.ts'
import { text } from './text.ts'

type Props = { id: string; isWished: boolean; isMain: boolean }

const stale = [showPremium, listWishes]

/** Puts a premium on the wish list, or takes it off. */
export function WishButton({ id, isWished, isMain }: Props) {
  const add = useAct(addWish, { refresh: stale })
  const remove = useAct(removeWish, { refresh: stale })
  const fault = add.fault ?? remove.fault
  return (
    <div className="grid gap-3">
      {isWished ? (
        <p className="wish-line">
          <span>{text.isPut}</span>
          <Button kind="quiet" size="small" isBusy={remove.isBusy} onClick={() => void remove.run({ query: { id } })}>
            {text.remove}
          </Button>
        </p>
      ) : (
        <Button
          kind={isMain ? 'main' : 'line'}
          isWide
          isBusy={add.isBusy}
          onClick={() => void add.run({ query: { id } })}
        >
          {text.put}
        </Button>
      )}
      {isWished && add.done ? <AfterAct /> : null}
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
    </div>
  )
}
