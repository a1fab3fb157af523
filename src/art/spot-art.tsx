import type { ComponentType } from 'react'
import type { PictureProps } from './picture.tsx'
import type { SpotArtName } from './spot-art-names.ts'
import { DoneSpot } from './spots/spot-done.tsx'
import { EmptySpot } from './spots/spot-empty.tsx'
import { ErrorSpot } from './spots/spot-error.tsx'
import { JarOpenSpot, JarStepsSpot, JarTiedSpot } from './spots/spot-jars.tsx'
import { MailSpot } from './spots/spot-mail.tsx'
import { NoKoinSpot } from './spots/spot-no-koin.tsx'
import { NoNoticesSpot } from './spots/spot-no-notices.tsx'
import { NoResultSpot } from './spots/spot-no-result.tsx'
import { NotFoundSpot } from './spots/spot-not-found.tsx'
import { NoEventsSpot, NoPostsSpot, NoRowsSpot, NoThingsSpot } from './spots/spot-nothing-yet.tsx'
import { OfflineSpot } from './spots/spot-offline.tsx'

const SPOTS: Record<SpotArtName, ComponentType<PictureProps>> = {
  offline: OfflineSpot,
  'not-found': NotFoundSpot,
  error: ErrorSpot,
  empty: EmptySpot,
  'no-koin': NoKoinSpot,
  'no-result': NoResultSpot,
  'no-notices': NoNoticesSpot,
  done: DoneSpot,
  mail: MailSpot,
  'no-posts': NoPostsSpot,
  'no-things': NoThingsSpot,
  'no-events': NoEventsSpot,
  'no-rows': NoRowsSpot,
  'jar-open': JarOpenSpot,
  'jar-tied': JarTiedSpot,
  'jar-steps': JarStepsSpot,
}

/** A spot by name. A page that shows one imports that spot's own file. */
export function SpotArt({ name, ...picture }: PictureProps & { name: SpotArtName }) {
  const Spot = SPOTS[name]
  return <Spot {...picture} />
}
