import { isCalm } from '#lib/web/is-calm.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'

export type Sound = 'tap' | 'right' | 'yet' | 'done'

/** Notes in Hz, one after the other, each at most a quarter of a second. `yet` is a low wooden knock. */
const notes: Record<Sound, { hz: number[]; seconds: number; wave: OscillatorType }> = {
  tap: { hz: [880], seconds: 0.05, wave: 'sine' },
  right: { hz: [660, 832], seconds: 0.11, wave: 'sine' },
  yet: { hz: [196], seconds: 0.16, wave: 'triangle' },
  done: { hz: [660, 832, 990], seconds: 0.08, wave: 'sine' },
}
const loudness = 0.12

let context: AudioContext | null = null

/** Whether games play sound on this device; off by default. */
export function isSoundOn(): boolean {
  return readStored(storageKeys.gameSound) === 'on'
}

/** Stores the choice for the next game. */
export function turnSound(isOn: boolean): void {
  writeStored(storageKeys.gameSound, isOn ? 'on' : null)
}

/**
 * Plays a soft sound, and on a phone a short vibration for a key and a right answer, when sound is on. Everything that
 * it signals is also visible.
 */
export function playSound(sound: Sound): void {
  if (!isSoundOn()) return
  context ??= new AudioContext()
  const { hz, seconds, wave } = notes[sound]
  for (const [i, note] of hz.entries())
    playNote(context, { note, seconds, wave, at: context.currentTime + i * seconds })
  if (!isCalm() && sound !== 'yet') navigator.vibrate?.(sound === 'tap' ? 10 : 20)
}

type Note = { note: number; seconds: number; wave: OscillatorType; at: number }

function playNote(audio: AudioContext, { note, seconds, wave, at }: Note): void {
  const [source, gain] = [audio.createOscillator(), audio.createGain()]
  source.type = wave
  source.frequency.value = note
  gain.gain.setValueAtTime(loudness, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  source.connect(gain).connect(audio.destination)
  source.start(at)
  source.stop(at + seconds)
}
