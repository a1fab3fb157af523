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
