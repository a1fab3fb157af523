import Check from 'lucide-react/icons/check'
import { formatKoin } from '#lib/money.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { isWorn, type Thing } from './show-wardrobe.ts'
import { text } from './text.ts'
import { ThingPicture } from './thing-picture.tsx'

type Props = {
  things: readonly Thing[]
  triedKey: string | null
  isBusy: boolean
  /** An owned thing is put on or taken off; another one is tried. */
  onPress: (thing: Thing) => void
}

/** The things of one place: toggles, whose names say whether they are owned, and their price where they are not. */
export function ThingList({ things, triedKey, isBusy, onPress }: Props) {
  return (
    <ul className="wardrobe-things">
      {things.map((thing) => (
        <li key={thing.key}>
          <button
            type="button"
            className="wardrobe-thing"
            aria-pressed={thing.is_chosen || thing.key === triedKey}
            aria-disabled={isBusy || undefined}
            onClick={() => (isBusy ? undefined : onPress(thing))}
          >
            <span className="wardrobe-picture">
              <ThingPicture name={thing.key} slot={thing.slot} />
            </span>
            <span className="wardrobe-name">{thing.name}</span>
            <ThingState thing={thing} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function ThingState({ thing }: { thing: Thing }) {
  if (thing.is_chosen)
    return (
      <span className="wardrobe-state">
        <Icon of={Check} size={20} />
        {text.chosen[isWorn(thing) ? 'worn' : 'room']}
      </span>
    )
  return <span className="wardrobe-state">{thing.is_owned ? text.owned : text.price(formatKoin(thing.price))}</span>
}
