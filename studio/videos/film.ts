import type { ReactNode } from 'react'

/** The stage of one of the two pictures of a film, in stage units: wide 640 × 360, tall 360 × 640. */
export type View = { w: number; h: number; isTall: boolean }

export const wide: View = { w: 640, h: 360, isTall: false }
export const tall: View = { w: 360, h: 640, isTall: true }

/** The sound effects of sound-effects.ts. */
export const soundNames = [
  'pop',
  'koin',
  'swish',
  'tick',
  'count',
  'thud',
  'chime',
  'alarm',
  'buzz',
  'rise',
  'drop',
  'stamp',
  'pour',
  'page',
] as const
export type SoundName = (typeof soundNames)[number]

/** A sound at a moment, in seconds since the scene began. */
export type SoundCue = { at: number; sound: SoundName }

/** What is drawn at `t`, in seconds since the scene began; `d` is the scene's length. */
export type Draw = (at: { t: number; d: number; view: View }) => ReactNode

/**
 * A part of a film. `enter` is how it replaces the one before: `push` moves in from the side (tall: from below), `fade`
 * blends, `drop` falls over it, `cut` is at once.
 */
export type Scene = { seconds: number; enter?: 'push' | 'fade' | 'drop' | 'cut'; cues?: SoundCue[]; draw: Draw }

/** The music's key, tempo and density (sound-music.ts). */
export type Mood = 'calm' | 'bright' | 'tense'

/** A film; the file name in films/ is its key. `posterAt` is the moment of its poster in seconds. */
export type Film = { scenes: Scene[]; posterAt: number; mood: Mood; seed: number }

/** The length of a film in seconds. */
export function lengthOf(scenes: readonly Scene[]): number {
  return Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0) * 1000) / 1000
}

/** The moments at which the scenes start, in seconds. */
export function startsOf(scenes: readonly Scene[]): number[] {
  return scenes.map((_, i) => lengthOf(scenes.slice(0, i)))
}
