import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { avatarNames } from '#art/names/avatar-names.ts'
import { coverNames } from '#art/names/cover-names.ts'
import { premiumArtNames } from '#art/names/premium-art-names.ts'
import { questionSceneNames } from '#art/names/question-scene-names.ts'
import { voiceNames } from '#art/names/voice-names.ts'
import { ownSlots, roomGrounds, roomNames, wornNames } from '#art/names/wear-names.ts'
import { castNames, castPoses, comicPlaces, comicProps } from '#lib/comic-names.ts'
import { clubArtNames } from './club-art-names.ts'
import { CoverArt } from './cover-art.tsx'
import { fundGroups } from './fund-group-art.tsx'
import { gameArtNames } from './game-art-names.ts'
import { levelNames } from './level-names.ts'
import { mascotNames } from './mascot-names.ts'
import { menuArtNames } from './menu-art-names.ts'
import { reactionNames } from './reaction-names.ts'
import { renderArtFiles } from './render-files.tsx'
import { spotArtNames } from './spot-art-names.ts'
import { leafCounts } from './worlds/leaf-plant.tsx'
import { nearNames } from './worlds/near-names.ts'
import { thingNames } from './worlds/thing-names.ts'
import { bedNames, monthSceneNames } from './worlds/yard-names.ts'

const files = renderArtFiles()

test('every cover, club, spot, quiz, game, level, avatar, premium and mood has a file, and so have the stage, logo, coin and both icons of the app', () => {
  const named = [
    coverNames,
    clubArtNames,
    spotArtNames,
    menuArtNames,
    fundGroups,
    levelNames,
    avatarNames,
    premiumArtNames,
    mascotNames,
    reactionNames,
  ]
  const ofWorlds = [thingNames, questionSceneNames, levelNames, leafCounts, nearNames, monthSceneNames, bedNames]
  const ofWardrobe = [Object.keys(ownSlots), wornNames, roomNames, roomGrounds]
  const ofComics = [
    voiceNames,
    castNames.flatMap((name) => castPoses.map((pose) => [name, pose])),
    comicPlaces,
    comicProps,
  ]
  const ofSkies = [gameArtNames, ...[1, 2, 3, 4, 5].map(() => coverNames)]
  // Five lands, gates, islands and thinkers, the friends; stage, logo, coin and two icons.
  const wanted = [...named, ...ofWorlds, ...ofWardrobe, ...ofComics, ...ofSkies].reduce(
    (sum, names) => sum + names.length,
    16 + 5 + 5,
  )
  expect(Object.keys(files)).toHaveLength(wanted)
})

test('rendering twice gives the same files', () => {
  expect(renderArtFiles()).toEqual(files)
})

describe.each(Object.entries(files))('%s', (name, svg) => {
  test('is smaller than 4 kB gzipped', () => {
    expect(gzipSync(svg).length).toBeLessThan(4096)
  })

  test('has a fallback for every colour, and nothing that a strict policy blocks', () => {
    expect(svg).not.toMatch(/var\(--[a-z0-9-]+\)/)
    expect(svg).not.toMatch(/ style=|<script|<text|href=/)
  })

  test('has its numbers rounded to two decimals', () => {
    expect(svg).not.toMatch(/\d\.\d{3}|NaN|undefined/)
  })

  test('has a label, or is decorative and hidden from screen readers', () => {
    const isDecoration =
      /^(mascots|sitters|voices|cast|sets|props|worn|rooms|games|funds|logos|icons|reactions|things|questions|plants|near|lands|gates|islands|yards|footers)\//.test(
        name,
      )
    expect(svg).toMatch(isDecoration ? /aria-hidden="true"/ : /role="img" aria-label="[ก-๙]/)
  })
})

test.each(Object.keys(files).filter((name) => /^(near|lands|gates|islands|yards|footers)\//.test(name)))(
  '%s, a part of a scene, has at most 3 kB gzipped',
  (name) => {
    expect(gzipSync(files[name as keyof typeof files]!).length).toBeLessThanOrEqual(3_000)
  },
)

test.each(leafCounts)('a plant of %i learning days has as many leaves', (leaves) => {
  const leaf = /<g transform="translate\([^)]*\) rotate\([^)]*\)">/g
  expect(files[`plants/leaves-${leaves}.svg`]?.match(leaf) ?? []).toHaveLength(leaves)
})

test('a picture inside a page has no id, so that it can occur twice', () => {
  for (const name of coverNames) expect(renderToStaticMarkup(<CoverArt name={name} />)).not.toMatch(/ id=/)
})

test('a picture without a label is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<CoverArt name="compound" />)).toContain('aria-hidden="true"')
})

test('a cover for an image stands under the sky of its world, in both themes', () => {
  expect(files['covers/compound.svg']).toContain('--c-art-stage:')
  expect(files['skies/compound-3.svg']).toContain('--c-w3-sky:')
  expect(files['skies/compound-3.svg']).not.toContain('--c-art-stage')
  expect(files['skies/compound-3.svg']).not.toBe(files['skies/compound-4.svg'])
})
