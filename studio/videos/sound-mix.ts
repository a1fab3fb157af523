/** Samples a second. */
export const rate = 44_100

/** Two channels of samples, −1 to 1. */
export type Track = { left: Float32Array; right: Float32Array }

/** A silent track. */
export function newTrack(seconds: number): Track {
  const length = Math.ceil(seconds * rate)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** A voice: the value at `s` seconds after its start. */
export type Voice = (s: number) => number

/** Adds a voice of `long` seconds at a moment; `side` −1 left to 1 right (equal power). */
export function addVoice(
  track: Track,
  voice: Voice,
  { at, long, side = 0 }: { at: number; long: number; side?: number },
) {
  const [l, r] = [Math.cos(((side + 1) * Math.PI) / 4), Math.sin(((side + 1) * Math.PI) / 4)]
  const from = Math.round(at * rate)
  const count = Math.min(Math.round(long * rate), track.left.length - from)
  for (let i = Math.max(0, -from); i < count; i++) {
    const value = voice(i / rate)
    track.left[from + i]! += value * l
    track.right[from + i]! += value * r
  }
}

/** 0 → 1 → 0: a rise of `attack` seconds, a hold, and a fall of `release` seconds at the end of `long`. */
export function swell(s: number, long: number, attack: number, release: number): number {
  return Math.max(0, Math.min(1, s / attack, (long - s) / release))
}

/** A sine whose phase is exact for a frequency that falls or rises exponentially from `a` to `b` Hz in `long` seconds. */
export function sweep(s: number, a: number, b: number, long: number): number {
  const k = Math.log(b / a) / long
  return Math.sin((2 * Math.PI * a * (Math.exp(k * s) - 1)) / (k || 1e-9))
}

/** A low pass of one pole at `hz`, as a function of the next sample. */
export function newLowPass(hz: number): (x: number) => number {
  const k = 1 - Math.exp((-2 * Math.PI * hz) / rate)
  let y = 0
  return (x) => {
    y += k * (x - y)
    return y
  }
}

/** Removes what is below `hz`, and so any constant offset. */
export function newHighPass(hz: number): (x: number) => number {
  const low = newLowPass(hz)
  return (x) => x - low(x)
}

/**
 * Music and effects together: the music steps back by up to 6 dB while effects sound, both pass through filters against
 * offset, rumble and harshness, peaks are rounded, and the ends fade.
 */
export function mixDown(music: Track, effects: Track, seconds: number): Track {
  const out = newTrack(seconds)
  const loud = newFollower()
  const gains = Float32Array.from(music.left, (_, i) => {
    const heard = loud(Math.max(Math.abs(effects.left[i]!), Math.abs(effects.right[i]!)))
    return 1 - 0.5 * Math.min(1, heard * 5)
  })
  for (const side of ['left', 'right'] as const) {
    const filters = [newHighPass(28), newHighPass(28), newLowPass(8_000), newLowPass(9_000)]
    for (let i = 0; i < out[side].length; i++) {
      const sum = music[side][i]! * gains[i]! + effects[side][i]!
      const clean = filters.reduce((x, filter) => filter(x), sum)
      out[side][i] = Math.tanh(clean) * Math.min(1, i / (0.25 * rate), (out[side].length - i) / (1.4 * rate))
    }
  }
  return out
}

/** The envelope of a signal: up within 10 ms, down within 350 ms. */
function newFollower() {
  const [up, down] = [0.01, 0.35].map((s) => 1 - Math.exp(-1 / (s * rate)))
  let level = 0
  return (x: number) => {
    level += (x > level ? up! : down!) * (x - level)
    return level
  }
}

/** A track as a WAV file of 16 bits, multiplied by `gain`. */
export function toWav({ left, right }: Track, gain: number): Buffer {
  const bytes = Buffer.alloc(44 + left.length * 4)
  bytes.write('RIFF')
  bytes.writeUInt32LE(36 + left.length * 4, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(2, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 4, 28)
  bytes.writeUInt16LE(4, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(left.length * 4, 40)
  for (let i = 0; i < left.length; i++)
    for (const [j, side] of [left, right].entries())
      bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, side[i]! * gain)) * 32_767), 44 + i * 4 + j * 2)
  return bytes
}
