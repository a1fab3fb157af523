import type { ComponentType } from 'react'
import type { ClubArtName } from './club-art-names.ts'
import { BizMasterClub } from './clubs/club-biz-master.tsx'
import { GreeneryClub } from './clubs/club-greenery.tsx'
import { HitClub } from './clubs/club-hit.tsx'
import { PlayYardClub } from './clubs/club-play-yard.tsx'
import { SmartSocietyClub } from './clubs/club-smart-society.tsx'
import type { PictureProps } from './picture.tsx'

const CLUBS: Record<ClubArtName, ComponentType<PictureProps>> = {
  hit: HitClub,
  'biz-master': BizMasterClub,
  'smart-society': SmartSocietyClub,
  'play-yard': PlayYardClub,
  greenery: GreeneryClub,
}

/**
 * A club's banner by name. Its left third stays quiet for the name; the land goes on beyond the view box, so an svg
 * of 100 % × 120 px is filled at any width, the scene at its right.
 */
export function ClubArt({ name, ...picture }: PictureProps & { name: ClubArtName }) {
  const Club = CLUBS[name]
  return <Club {...picture} />
}
