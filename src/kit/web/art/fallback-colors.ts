import type { ArtColor, SkillColor } from './art-color.ts'

/**
 * tokens.css in sRGB, for picture files that stand alone (an <img>, a mail, a link's preview) and see no tokens.
 * A colour with two values turns: [light, dark].
 */
export const fallbackColors: Record<`art-${ArtColor}` | `${SkillColor}-soft`, string | readonly [string, string]> = {
  'art-ink': '#10271d',
  'art-white': '#fbfdf7',
  'art-cream': '#f5efd8',
  'art-leaf': '#50c05a',
  'art-leaf-deep': '#218a45',
  'art-koin': '#f6be30',
  'art-koin-edge': '#ce871b',
  'art-wood': '#ae794c',
  'art-wood-deep': '#7f5134',
  'art-coral': '#f97f65',
  'art-sky': '#71c3ec',
  'art-violet': '#8c95ee',
  'art-rose': '#ed93c6',
  'art-mint': '#59cda6',
  'art-cheek': '#fba587',
  'art-stage': ['#cdf3db', '#193d2f'],
  'art-stage-2': ['#b1e7c2', '#234f3b'],
  'art-shadow': ['#85c19a', '#16412d'],
  'art-ground': ['#9ad9a7', '#2a5f42'],
  's1-soft': ['#dbf8ec', '#14362c'],
  's2-soft': ['#ffeee8', '#45251d'],
  's3-soft': ['#edf0fe', '#282c4a'],
  's4-soft': ['#e2f4ff', '#183140'],
  's5-soft': ['#feecf7', '#402537'],
}
