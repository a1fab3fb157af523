import type { FoundThing } from '#app/search/contract.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import type { ThingKind } from '#kit/thing-kinds.ts'
import { Link } from '#ui/basics/link.tsx'
import { UploadedPicture } from '#ui/pictures/uploaded-picture.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { groupId, othersText } from './text.ts'

/** The found premiums, missions, funds, deposits or games; nothing where there are none. */
export function ThingGroup({ kind, things }: { kind: ThingKind; things: readonly FoundThing[] }) {
  const shown = things.filter((thing) => thing.kind === kind)
  if (shown.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby={groupId(kind)}>
      <h2 id={groupId(kind)}>{othersText.kinds[kind]}</h2>
      <ul className="found-things">
        {shown.map(({ key, title, line, href, picture }) => (
          <li key={key} className="card link-card found-thing">
            <span className="found-thing-picture">
              <ThingPicture src={picture} />
            </span>
            <div className="min-w-0">
              <h3 className="link-card-title">
                <Link to={href} className="link-card-link">
                  <ThaiText>{title}</ThaiText>
                </Link>
              </h3>
              <p className="text-ink-soft">
                <ThaiText>{line}</ThaiText>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Decorative, since the name stands beside it. A drawing is in the colours of the page. */
function ThingPicture({ src }: { src: string | null }) {
  if (src === null) return null
  if (src.startsWith('/art/')) return <ArtFile file={src.slice('/art/'.length) as ArtFileName} />
  return <UploadedPicture src={src} alt="" width={96} height={64} sizes="96px" />
}
