import type { FoundThing } from '#app/search/contract.ts'
import type { ThingKind } from '#kit/thing-kinds.ts'
import { PictureRow } from '#ui/basics/picture-row.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { groupId, othersText } from './text.ts'
import { ThingPicture } from './thing-picture.tsx'

/** The found premiums, missions, funds, deposits or games; nothing where there are none. */
export function ThingGroup({ kind, things }: { kind: ThingKind; things: readonly FoundThing[] }) {
  const shown = things.filter((thing) => thing.kind === kind)
  if (shown.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby={groupId(kind)}>
      <h2 id={groupId(kind)}>{othersText.kinds[kind]}</h2>
      <ul className="picture-rows">
        {shown.map(({ key, title, line, href, picture }) => (
          <PictureRow
            key={key}
            to={href}
            title={<ThaiText>{title}</ThaiText>}
            picture={<ThingPicture src={picture} />}
            meta={<ThaiText>{line}</ThaiText>}
          />
        ))}
      </ul>
    </section>
  )
}
