import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { avatarNames } from '#art/names/avatar-names.ts'
import { type CoverName, coverNames } from '#art/names/cover-names.ts'
import { premiumArtNames } from '#art/names/premium-art-names.ts'
import { questionSceneNames } from '#art/names/question-scene-names.ts'
import { voiceNames } from '#art/names/voice-names.ts'
import { type ClothedAvatar, ownSlots, roomGrounds, roomNames, wornNames } from '#art/names/wear-names.ts'
import { castNames, castPoses, comicPlaces, comicProps } from '#lib/comic-names.ts'
import { AppIcon } from './app-icon.tsx'
import type { World } from './art-color.ts'
import type { ArtFileName } from './art-file-name.ts'
import { avatarText, clubArtText, coverText, levelText, menuArtText, spotArtText, superHeroText } from './art-text.ts'
import { AvatarArt } from './avatar.tsx'
import { ClubArt } from './club-art.tsx'
import { clubArtNames } from './club-art-names.ts'
import { CastArt, PropArt } from './comic/comic-cast.tsx'
import { ComicSetArt } from './comic/comic-sets.tsx'
import { CoverArt } from './cover-art.tsx'
import { fallbackColors } from './fallback-colors.ts'
import { FundGroupArt, fundGroups } from './fund-group-art.tsx'
import { gameArtNames } from './game-art-names.ts'
import { KoinIcon } from './koin-icon.tsx'
import { LevelArt } from './level-art.tsx'
import { levelNames } from './level-names.ts'
import { Logo } from './logo.tsx'
import { Mascot } from './mascot.tsx'
import { type MascotName, mascotNames } from './mascot-names.ts'
import { MenuArt } from './menu-art.tsx'
import { menuArtNames } from './menu-art-names.ts'
import { PremiumArt } from './premium-art.tsx'
import { premiumArtText } from './premium-art-text.ts'
import { QuestionSceneArt, Thinker } from './questions/scene-art.tsx'
import { ReactionArt } from './reaction-art.tsx'
import { reactionNames } from './reaction-names.ts'
import { SuperHeroScene } from './scenes/super-hero.tsx'
import { SpotArt } from './spot-art.tsx'
import { spotArtNames } from './spot-art-names.ts'
import { VoiceArt } from './voice-art.tsx'
import { RoomArt, WornArt } from './wear/wear-art.tsx'
import { FriendsArt } from './worlds/friends-art.tsx'
import { GameArt } from './worlds/game-art.tsx'
import { IslandArt } from './worlds/island-art.tsx'
import { GateArt, LandArt } from './worlds/land-art.tsx'
import { LeafPlant, leafCounts } from './worlds/leaf-plant.tsx'
import { NearArt } from './worlds/near-art.tsx'
import { nearNames } from './worlds/near-names.ts'
import { PlantArt } from './worlds/plant-art.tsx'
import { ThingArt } from './worlds/thing-art.tsx'
import { thingNames } from './worlds/thing-names.ts'
import { worlds } from './worlds/world-people.ts'
import { BedArt, MonthSceneArt } from './worlds/yard-art.tsx'
import { bedNames, monthSceneNames } from './worlds/yard-names.ts'

const COLOR = /var\(--c-([a-z0-9-]+)\)/g

function isFallback(name: string): name is keyof typeof fallbackColors {
  return Object.hasOwn(fallbackColors, name)
}

function fallbackOf(name: string) {
  if (!isFallback(name)) throw new Error(`--c-${name} has no fallback colour`)
  return fallbackColors[name]
}

/**
 * The dark values of the few colours that follow the theme, for the standalone file; with <use> the page's tokens take
 * precedence.
 */
function darkStyle(markup: string): string {
  const names = new Set([...markup.matchAll(COLOR)].map(([, name = '']) => name))
  const rules = [...names].sort().flatMap((name) => {
    const color = fallbackOf(name)
    return typeof color === 'string' ? [] : [`--c-${name}:${color[1]}`]
  })
  return rules.length ? `<style>@media(prefers-color-scheme:dark){:root{${rules.join(';')}}}</style>` : ''
}

const moods: Record<MascotName, ComponentProps<typeof Mascot>> = {
  hello: { face: 'glad', arms: ['down', 'wave'] },
  cheer: { face: 'glad', arms: ['up', 'up'] },
  rest: { face: 'sleep' },
  stand: { face: 'glad', arms: ['up', 'wave'], floor: false },
  calm: { arms: ['hip', 'hip'] },
  think: { face: 'think', arms: ['down', 'hold'] },
  wow: { face: 'wow', arms: ['up', 'up'] },
}

function renderFile(picture: ReactElement): string {
  return finishFile(renderToStaticMarkup(picture))
}

/** A cover under the sky of each world: files for images, which cannot take the colours of the page. */
function renderSkies(name: CoverName): [ArtFileName, string][] {
  const markup = renderToStaticMarkup(<CoverArt name={name} label={coverText[name]} />)
  return worlds.map((world) => [`skies/${name}-${world}.svg`, finishFile(moveToWorld(markup, world))])
}

/** The same colours as `svg[data-w]` in worlds.css gives. */
function moveToWorld(markup: string, world: World): string {
  const parts: Record<string, string> = { stage: 'sky', 'stage-2': 'hill', ground: 'ground', shadow: 'lip' }
  return markup.replace(
    /--c-art-(stage-2|stage|ground|shadow)\)/g,
    (_, part: string) => `--c-w${world}-${parts[part]})`,
  )
}

function finishFile(markup: string): string {
  const body = markup.replace(COLOR, (whole, name: string) => {
    const color = fallbackOf(name)
    return typeof color === 'string' ? color : `${whole.slice(0, -1)},${color[0]})`
  })
  return body
    .replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `>${darkStyle(markup)}<g id="art">`)
    .replace(/<\/svg>$/, '</g></svg>\n')
}

/**
 * All covers, banners, spots, levels, avatars, things to wear and premiums as standalone SVG files: file name → markup, the same on every call.
 * As an image a file follows the system's theme; `<ArtFile>` follows the theme of the page.
 */
export function renderArtFiles(): Record<ArtFileName, string> {
  const files = [
    ...coverNames.map((name) => [`covers/${name}.svg`, renderFile(<CoverArt name={name} label={coverText[name]} />)]),
    ...coverNames.flatMap(renderSkies),
    ...gameArtNames.map((name) => [`games/${name}.svg`, renderFile(<GameArt name={name} />)]),
    ...clubArtNames.map((name) => [`clubs/${name}.svg`, renderFile(<ClubArt name={name} label={clubArtText[name]} />)]),
    ...spotArtNames.map((name) => [`spots/${name}.svg`, renderFile(<SpotArt name={name} label={spotArtText[name]} />)]),
    ...fundGroups.map((group) => [`funds/${group}.svg`, renderFile(<FundGroupArt group={group} />)]),
    ...menuArtNames.map((name) => [`menus/${name}.svg`, renderFile(<MenuArt name={name} label={menuArtText[name]} />)]),
    ...levelNames.map((name) => [
      `levels/level-${name}.svg`,
      renderFile(<LevelArt name={name} label={levelText[name]} />),
    ]),
    ...avatarNames.map((name) => [
      `avatars/${name}.svg`,
      renderFile(<AvatarArt name={name} label={avatarText[name]} />),
    ]),
    ...(Object.keys(ownSlots) as ClothedAvatar[]).map((name) => [
      `sitters/${name}.svg`,
      renderFile(<AvatarArt name={name} isBare />),
    ]),
    ...voiceNames.map((name) => [`voices/${name}.svg`, renderFile(<VoiceArt name={name} />)]),
    ...castNames.flatMap((name) =>
      castPoses.map((pose) => [`cast/${name}-${pose}.svg`, renderFile(<CastArt name={name} pose={pose} />)]),
    ),
    ...comicPlaces.map((name) => [`sets/${name}.svg`, renderFile(<ComicSetArt name={name} />)]),
    ...comicProps.map((name) => [`props/${name}.svg`, renderFile(<PropArt name={name} />)]),
    ...wornNames.map((name) => [`worn/${name}.svg`, renderFile(<WornArt name={name} />)]),
    ...[...roomGrounds, ...roomNames].map((name) => [`rooms/${name}.svg`, renderFile(<RoomArt name={name} />)]),
    ...premiumArtNames.map((name) => [
      `premiums/${name}.svg`,
      renderFile(<PremiumArt name={name} label={premiumArtText[name]} />),
    ]),
    ...mascotNames.map((name) => [`mascots/${name}.svg`, renderFile(<Mascot {...moods[name]} />)]),
    ...reactionNames.map((name) => [`reactions/${name}.svg`, renderFile(<ReactionArt name={name} />)]),
    ...thingNames.map((name) => [`things/${name}.svg`, renderFile(<ThingArt name={name} />)]),
    ...questionSceneNames.map((name) => [`questions/${name}.svg`, renderFile(<QuestionSceneArt name={name} />)]),
    ...worlds.map((world) => [`questions/thinker-${world}.svg`, renderFile(<Thinker world={world} />)]),
    ...levelNames.map((name) => [`plants/plant-${name}.svg`, renderFile(<PlantArt name={name} />)]),
    ...leafCounts.map((leaves) => [`plants/leaves-${leaves}.svg`, renderFile(<LeafPlant leaves={leaves} />)]),
    ...worlds.map((world) => [`islands/${world}.svg`, renderFile(<IslandArt world={world} />)]),
    ...monthSceneNames.map((name) => [`yards/${name}.svg`, renderFile(<MonthSceneArt name={name} />)]),
    ...bedNames.map((name) => [`icons/bed-${name}.svg`, renderFile(<BedArt name={name} />)]),
    ...nearNames.map((name) => [`near/${name}.svg`, renderFile(<NearArt name={name} />)]),
    ...worlds.map((world) => [`lands/${world}.svg`, renderFile(<LandArt world={world} />)]),
    ...worlds.map((world) => [`gates/${world}.svg`, renderFile(<GateArt world={world} />)]),
    ['footers/friends.svg', renderFile(<FriendsArt />)],
    ['scenes/super-hero.svg', renderFile(<SuperHeroScene label={superHeroText} />)],
    ['logos/mark.svg', renderFile(<Logo />)],
    ['icons/koin.svg', renderFile(<KoinIcon />)],
    ['icons/app-plain.svg', renderFile(<AppIcon shape="plain" />)],
    ['icons/app-maskable.svg', renderFile(<AppIcon shape="maskable" />)],
  ]
  return Object.fromEntries(files)
}
