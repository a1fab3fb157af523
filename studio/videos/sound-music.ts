import type { Mood } from './film.ts'
import { newChance } from './motion.ts'
import { addVoice, newHighPass, newLowPass, sweep, swell, type Track } from './sound-mix.ts'

type Style = {
  beatsPerMinute: number
  /** The key note as a MIDI number, and the chords as steps of the scale above it. */
  key: number
  scale: readonly number[]
  chords: readonly number[]
  /** The chance that an eighth note is plucked. */
  density: number
  hasDrum: boolean
}

const major = [0, 2, 4, 5, 7, 9, 11]
const minor = [0, 2, 3, 5, 7, 8, 10]

const styles: Record<Mood, Style> = {
  calm: { beatsPerMinute: 84, key: 48, scale: major, chords: [0, 5, 3, 4], density: 0.55, hasDrum: false },
  bright: { beatsPerMinute: 108, key: 55, scale: major, chords: [0, 4, 5, 3], density: 0.68, hasDrum: true },
  tense: { beatsPerMinute: 96, key: 45, scale: minor, chords: [0, 5, 3, 4], density: 0.5, hasDrum: true },
}

const hertz = (midi: number) => 440 * 2 ** ((midi - 69) / 12)

/** The MIDI number of a step of the scale; steps beyond it go into the next octave. */
const noteAt = ({ key, scale }: Style, step: number) =>
  key + 12 * Math.floor(step / scale.length) + scale[((step % scale.length) + scale.length) % scale.length]!

type Bar = { style: Style; at: number; beat: number; root: number; fullness: number; chance: () => number }

/**
 * Writes the music of a film: pads, bass and plucked notes over four chords, from `seed`. The music becomes fuller from
 * the first scene to the last, rests on the key's chord at the end, and never stops in between.
 */
export function addMusic(track: Track, { mood, seed, seconds }: { mood: Mood; seed: number; seconds: number }): void {
  const style = styles[mood]
  const beat = 60 / style.beatsPerMinute
  const chance = newChance(seed)
  const bars = Math.ceil(seconds / (4 * beat))
  for (let i = 0; i < bars; i++) {
    const isLast = i >= bars - 1
    const root = isLast ? 0 : style.chords[i % style.chords.length]!
    const fullness = isLast ? 0.3 : Math.min(1, 0.45 + i / Math.max(4, bars * 0.6))
    const bar = { style, at: i * 4 * beat, beat, root, fullness, chance }
    addPad(track, bar)
    addBass(track, bar)
    addPlucks(track, bar)
    if (style.hasDrum && !isLast) addDrum(track, bar)
  }
}

/** The chord, long and soft; it overlaps the next one, so that there is no hole. */
function addPad(track: Track, { style, at, beat, root }: Bar) {
  const long = 4 * beat + 0.9
  for (const [i, step] of [0, 2, 4].entries()) {
    const hz = hertz(noteAt(style, root + step) + (style.key < 50 ? 12 : 0))
    for (const [side, off] of [
      [-0.6, 0.997],
      [0.6, 1.003],
    ] as const) {
      const voice = (s: number) => {
        const x = 2 * Math.PI * hz * off * s
        return (Math.sin(x) + Math.sin(3 * x) / 9 + Math.sin(2 * x) / 6) * 0.05 * swell(s, long, 0.5, 0.9)
      }
      addVoice(track, voice, { at, long, side: side * (i === 0 ? 0.4 : 1) })
    }
  }
}

function addBass(track: Track, { style, at, beat, root }: Bar) {
  const hz = hertz(noteAt(style, root) - (style.key > 50 ? 24 : 12) + (style.key < 48 ? 12 : 0))
  for (const [i, [when, long]] of [
    [0, 1.7],
    [2, 1.4],
    [3.5, 0.5],
  ].entries()) {
    const wide = long! * beat
    const voice = (s: number) =>
      (Math.sin(2 * Math.PI * hz * s) + 0.3 * Math.sin(4 * Math.PI * hz * s)) * 0.15 * swell(s, wide, 0.015, 0.12)
    if (i < 2 || style.hasDrum) addVoice(track, voice, { at: at + when! * beat, long: wide })
  }
}

/** Eighth notes of the chord and of the five-note scale around it. */
function addPlucks(track: Track, { style, at, beat, root, fullness, chance }: Bar) {
  const steps = [0, 2, 4, 7, 9, 11]
  for (let i = 0; i < 8; i++) {
    const isOn = i % 4 === 0 || chance() < style.density * fullness
    const step = root + steps[Math.floor(chance() * steps.length)]!
    const side = chance() * 1.2 - 0.6
    if (!isOn) continue
    const hz = hertz(noteAt(style, step) + (style.key < 50 ? 12 : 0))
    const long = 0.8
    const voice = (s: number) =>
      (Math.sin(2 * Math.PI * hz * s) * Math.exp(-s * 5) + 0.35 * Math.sin(4 * Math.PI * hz * s) * Math.exp(-s * 9)) *
      (i % 4 === 0 ? 0.13 : 0.1) *
      swell(s, long, 0.006, 0.2)
    addVoice(track, voice, { at: at + (i * beat) / 2, long, side })
  }
}

/** A soft drum on one and three, a shaker between. */
function addDrum(track: Track, { style, at, beat, fullness, chance }: Bar) {
  for (const when of [0, 2])
    addVoice(track, (s) => sweep(s, 118, 52, 0.22) * Math.exp(-s * 14) * 0.3 * Math.min(1, s / 0.004), {
      at: at + when * beat,
      long: 0.22,
    })
  const gain = 0.05 * fullness * (style.scale === minor ? 0.7 : 1)
  for (let i = 1; i < 8; i += 2) {
    const [low, high] = [newLowPass(5_500), newHighPass(2_500)]
    addVoice(track, (s) => high(low(chance() * 2 - 1)) * gain * Math.exp(-s * 40), {
      at: at + (i * beat) / 2,
      long: 0.1,
      side: i % 4 === 1 ? 0.4 : -0.4,
    })
  }
}
