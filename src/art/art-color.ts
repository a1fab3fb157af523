/** A colour of the pictures, as named in tokens.css (`--c-art-…`). */
export type ArtColor =
  | 'ink'
  | 'white'
  | 'cream'
  | 'leaf'
  | 'leaf-deep'
  | 'koin'
  | 'koin-edge'
  | 'wood'
  | 'wood-deep'
  | 'coral'
  | 'sky'
  | 'violet'
  | 'rose'
  | 'mint'
  | 'cheek'
  | 'stage'
  | 'stage-2'
  | 'shadow'
  | 'ground'

/** A skill's colour, which a club borrows: s1 saving, s2 spending, s3 investing, s4 protecting, s5 planning. */
export type SkillColor = 's1' | 's2' | 's3' | 's4' | 's5'

/** The token of an art colour, for a `fill` or `stroke` attribute. Only stage, stage-2, ground and shadow turn dark. */
export function art(name: ArtColor): string {
  return `var(--c-art-${name})`
}

/** The token of a skill's soft surface: the sky over a club. It turns with the theme. */
export function artSky(skill: SkillColor): string {
  return `var(--c-${skill}-soft)`
}

/** A world of the product, one for each skill: 1 mint, 2 coral, 3 violet, 4 sky, 5 rose. */
export type World = 1 | 2 | 3 | 4 | 5

/** The part of a world: its sky, the far hill, the ground and the ground's edge. */
export type WorldPart = 'sky' | 'hill' | 'ground' | 'lip'

/** The token of a part of a world, for a picture that stands in it. It turns with the theme. */
export function artWorld(world: World, part: WorldPart): string {
  return `var(--c-w${world}-${part})`
}

/** The token of the sea around the islands of the path and of its ripples. */
export function artSea(name: 'sea' | 'sea-line'): string {
  return `var(--c-${name})`
}

/** The token of clouds and the sun over a world: faint in the dark, so that words over a sky keep their contrast. */
export const artCloud = 'var(--c-cloud)'
