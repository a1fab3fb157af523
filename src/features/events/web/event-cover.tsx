import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { worldOf } from '#kit/skills.ts'
import type { EventItem } from '../event-contract.ts'

/** A piece of an event's cover in the colours of its skill. Decorative: the title beside it says what it is. */
export function EventCover({ event: { cover, skill } }: { event: Pick<EventItem, 'cover' | 'skill'> }) {
  return <ArtFile file={`covers/${cover.art}.svg` as ArtFileName} world={worldOf[skill]} isCropped />
}
