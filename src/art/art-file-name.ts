import type { AvatarName } from '#art/names/avatar-names.ts'
import type { CoverName } from '#art/names/cover-names.ts'
import type { PremiumArtName } from '#art/names/premium-art-names.ts'
import type { QuestionSceneName } from '#art/names/question-scene-names.ts'
import type { VoiceName } from '#art/names/voice-names.ts'
import type { ClothedAvatar, RoomGround, RoomName, WornName } from '#art/names/wear-names.ts'
import type { CastName, CastPose, ComicPlace, ComicProp } from '#lib/comic-names.ts'
import type { World } from './art-color.ts'
import type { ClubArtName } from './club-art-names.ts'
import type { FundGroup } from './fund-group-art.tsx'
import type { GameArtName } from './game-art-names.ts'
import type { LevelName } from './level-names.ts'
import type { MascotName } from './mascot-names.ts'
import type { MenuArtName } from './menu-art-names.ts'
import type { ReactionName } from './reaction-names.ts'
import type { SpotArtName } from './spot-art-names.ts'
import type { NearName } from './worlds/near-names.ts'
import type { ThingName } from './worlds/thing-names.ts'
import type { BedName, MonthSceneName } from './worlds/yard-names.ts'

/** A plant of a level, or a month's plant with so many leaves. */
export type PlantFileName = `plants/plant-${LevelName}.svg` | `plants/leaves-${number}.svg`

/** The scene above a question, and the person of a world who thinks about it. */
export type QuestionArtFile = `questions/${QuestionSceneName | `thinker-${World}`}.svg`

/** What a panel of a comic strip is put together from. */
export type ComicArtFile = `cast/${CastName}-${CastPose}.svg` | `sets/${ComicPlace}.svg` | `props/${ComicProp}.svg`

/** The file name of a picture, a key of the result of `renderArtFiles`. */
export type ArtFileName =
  | `covers/${CoverName}.svg`
  | `skies/${CoverName}-${World}.svg`
  | `games/${GameArtName}.svg`
  | `clubs/${ClubArtName}.svg`
  | 'scenes/super-hero.svg'
  | `spots/${SpotArtName}.svg`
  | `funds/${FundGroup}.svg`
  | `menus/${MenuArtName}.svg`
  | `levels/level-${LevelName}.svg`
  | `avatars/${AvatarName}.svg`
  | `voices/${VoiceName}.svg`
  | ComicArtFile
  | `sitters/${ClothedAvatar}.svg`
  | `worn/${WornName}.svg`
  | `rooms/${RoomName | RoomGround}.svg`
  | `premiums/${PremiumArtName}.svg`
  | `mascots/${MascotName}.svg`
  | 'logos/mark.svg'
  | 'icons/koin.svg'
  | `icons/app-${'plain' | 'maskable'}.svg`
  | `things/${ThingName}.svg`
  | QuestionArtFile
  | PlantFileName
  | `reactions/${ReactionName}.svg`
  | `islands/${World}.svg`
  | `yards/${MonthSceneName}.svg`
  | `icons/bed-${BedName}.svg`
  | `near/${NearName}.svg`
  | `${'lands' | 'gates'}/${World}.svg`
  | 'footers/friends.svg'
