import type { SoundName } from './film.ts'
import { newChance } from './motion.ts'
import { addVoice, newHighPass, newLowPass, sweep, swell, type Track, type Voice } from './sound-mix.ts'

const tone = (hz: number, s: number) => Math.sin(2 * Math.PI * hz * s)

/** A bell: a few partials that die at different speeds. */
const bell = (hz: number, s: number, long: number) =>
  (tone(hz, s) * Math.exp(-s * (4 / long)) +
    0.45 * tone(hz * 2.01, s) * Math.exp(-s * (7 / long)) +
    0.16 * tone(hz * 3.02, s) * Math.exp(-s * (12 / long))) *
  Math.min(1, s / 0.004)

/** `newVoice` makes a voice without the memory of an earlier one. */
type Part = { after?: number; long: number; gain: number; newVoice: () => Voice }

/** Air: noise between two frequencies, loudest in the middle. */
const air = (low: number, high: number, long: number) => () => {
  const [chance, lower, higher] = [newChance(11), newLowPass(high), newHighPass(low)]
  return (s: number) => higher(lower(chance() * 2 - 1)) * Math.sin(Math.PI * Math.min(1, s / long)) ** 2
}

const notes = (hz: number[], gap: number, long: number, gain: number): Part[] =>
  hz.map((one, i) => ({
    after: i * gap,
    long,
    gain,
    newVoice: () => (s) => bell(one, s, long) * swell(s, long, 0.003, 0.08),
  }))

/** Every effect as voices that start together or a little after one another. */
const effects: Record<SoundName, Part[]> = {
  pop: [{ long: 0.12, gain: 0.34, newVoice: () => (s) => sweep(s, 330, 760, 0.12) * swell(s, 0.12, 0.006, 0.08) }],
  koin: notes([1318.5, 1975.5], 0.07, 0.5, 0.16),
  swish: [{ long: 0.42, gain: 0.5, newVoice: air(500, 3_200, 0.42) }],
  tick: [{ long: 0.05, gain: 0.3, newVoice: () => (s) => tone(1_650, s) * Math.exp(-s * 90) * Math.min(1, s / 0.002) }],
  count: Array.from({ length: 9 }, (_, i) => ({
    after: i * 0.09,
    long: 0.05,
    gain: 0.2,
    newVoice: () => (s) => tone(900 + i * 70, s) * Math.exp(-s * 80) * Math.min(1, s / 0.002),
  })),
  thud: [
    {
      long: 0.32,
      gain: 0.62,
      newVoice: () => (s) => sweep(s, 150, 58, 0.32) * Math.exp(-s * 11) * Math.min(1, s / 0.004),
    },
    { long: 0.08, gain: 0.22, newVoice: air(200, 1_200, 0.08) },
  ],
  chime: notes([1046.5, 1318.5, 1568, 2093], 0.09, 0.9, 0.13),
  alarm: [0, 0.22, 0.44].flatMap((after) => [
    { after, long: 0.2, gain: 0.2, newVoice: () => (s) => tone(740, s) * swell(s, 0.1, 0.01, 0.02) },
    { after: after + 0.1, long: 0.12, gain: 0.2, newVoice: () => (s) => tone(587, s) * swell(s, 0.12, 0.01, 0.03) },
  ]),
  buzz: [0, 0.2].map((after) => ({
    after,
    long: 0.17,
    gain: 0.26,
    newVoice: () => (s) => (tone(147, s) + 0.5 * tone(294, s) + 0.25 * tone(441, s)) * swell(s, 0.17, 0.01, 0.05),
  })),
  rise: [{ long: 0.7, gain: 0.22, newVoice: () => (s) => sweep(s, 260, 1_050, 0.7) * swell(s, 0.7, 0.2, 0.12) }],
  drop: [{ long: 0.6, gain: 0.26, newVoice: () => (s) => sweep(s, 820, 190, 0.6) * swell(s, 0.6, 0.02, 0.25) }],
  stamp: [
    {
      long: 0.25,
      gain: 0.7,
      newVoice: () => (s) => sweep(s, 210, 70, 0.25) * Math.exp(-s * 16) * Math.min(1, s / 0.002),
    },
    { long: 0.06, gain: 0.5, newVoice: air(300, 2_400, 0.06) },
  ],
  pour: Array.from({ length: 7 }, (_, i) => ({
    after: i * 0.17,
    long: 0.3,
    gain: 0.09,
    newVoice: () => (s) => bell(1_180 + ((i * 5) % 7) * 90, s, 0.3),
  })),
  page: [{ long: 0.2, gain: 0.36, newVoice: air(900, 4_200, 0.2) }],
}

/** Adds an effect to a track at a moment in seconds. */
export function addEffect(track: Track, { at, sound }: { at: number; sound: SoundName }, side = 0): void {
  for (const { after = 0, long, gain, newVoice } of effects[sound]) {
    const voice = newVoice()
    addVoice(track, (s) => voice(s) * gain, { at: at + after, long, side })
  }
}
