import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = fs.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** `--c-name: oklch(l c h)` in a part of the file. */
function readColors(text: string): Map<string, number[]> {
  const found = text.matchAll(/--c-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return new Map([...found].map(([, name, ...lch]) => [name!, lch.map(Number)]))
}

/** The `{ … }` block after a start text, with nested braces. */
function blockAfter(start: string): string {
  const from = css.indexOf('{', css.indexOf(start))
  let depth = 0
  for (let i = from; i < css.length; i++) {
    if (css[i] === '{') depth++
    if (css[i] === '}' && --depth === 0) return css.slice(from + 1, i)
  }
  throw new RangeError(`no block after ${start}`)
}

const light = readColors(blockAfter(':root,\n[data-theme="light"] {'))
const darkBySystem = blockAfter(':root:not([data-theme="light"])')
const darkByChoice = blockAfter('\n[data-theme="dark"]')
const dark = new Map([...light, ...readColors(darkBySystem)])

/**
 * Oklab to linear sRGB (Björn Ottosson, "A perceptual color space for image processing", 2020), clipped to the gamut.
 */
function toLinear([l = 0, c = 0, hue = 0]: number[]): number[] {
  const a = c * Math.cos((hue * Math.PI) / 180)
  const b = c * Math.sin((hue * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
}

/**
 * WCAG 2.2, "relative luminance" and "contrast ratio": (L1 + 0.05) / (L2 + 0.05), L = 0.2126 R + 0.7152 G + 0.0722 B.
 */
function contrast(colors: Map<string, number[]>, front: string, back: string): number {
  const [one, two] = [front, back].map((name) => {
    const color = colors.get(name)
    if (!color) throw new RangeError(`no colour ${name}`)
    const [r = 0, g = 0, b = 0] = toLinear(color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }) as [number, number]
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

const pairs = [...css.matchAll(/^ {3}([\w-]+) on ([\w-]+)\s+([\d.]+) \/\s+([\d.]+)\s+>= ([\d.]+)$/gm)].map(
  ([, front, back, inLight, inDark, min]) => ({
    front: front!,
    back: back!,
    inLight: Number(inLight),
    inDark: Number(inDark),
    min: Number(min),
  }),
)

describe('tokens', () => {
  it('lists its contrast pairs', () => expect(pairs.length).toBeGreaterThan(50))

  it.each(pairs)('$front on $back keeps its contrast in both themes', ({ front, back, inLight, inDark, min }) => {
    const [inLightNow, inDarkNow] = [contrast(light, front, back), contrast(dark, front, back)]
    expect(inLightNow).toBeGreaterThanOrEqual(min)
    expect(inDarkNow).toBeGreaterThanOrEqual(min)
    expect(inLightNow).toBeCloseTo(inLight, 1)
    expect(inDarkNow).toBeCloseTo(inDark, 1)
  })

  it('has the same values for a dark system and for a chosen dark theme', () => {
    const lines = (block: string) => block.split('\n').map((line) => line.trim())
    expect(lines(darkByChoice).filter(Boolean)).toEqual(lines(darkBySystem).filter(Boolean))
  })

  it('gives every Tailwind colour a token', () => {
    for (const [, name] of css.matchAll(/--color-[\w-]+: var\(--c-([\w-]+)\)/g)) expect(light.has(name!)).toBe(true)
  })
})
