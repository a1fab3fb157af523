import { spawn } from 'node:child_process'
import sharp from 'sharp'
import { type Film, lengthOf, type View } from './film.ts'
import { drawFrame } from './frames.tsx'

/** What a film must keep to be published. Seconds, bytes, LUFS and dB. */
export const limits = {
  seconds: { min: 30, max: 60 },
  bytes: 2_000_000,
  rest: 4,
  silence: 1.5,
  loudness: { min: -18.5, max: -15.5, aim: -17 },
  truePeak: -1.5,
  /** The share of the energy above 8 kHz, and the constant offset. */
  harsh: 0.02,
  offset: 0.001,
}

const step = 0.5
/** A picture moves when this share of its pixels changed by more than `tone` (of 255) within half a second. */
const moved = { share: 0.004, tone: 14 }

/** The longest rest of a picture in seconds and where it begins; clouds and other drifting backgrounds do not count. */
export async function findRest(film: Film, view: View): Promise<{ seconds: number; at: number }> {
  const longest = { seconds: 0, at: 0 }
  let [since, before] = [0, await takeSmall(film, view, 0)]
  for (let t = step; t < lengthOf(film.scenes); t += step) {
    const now = await takeSmall(film, view, t)
    if (shareChanged(before, now) >= moved.share) since = t
    else if (t - since > longest.seconds) Object.assign(longest, { seconds: t - since, at: since })
    before = now
  }
  return longest
}

function takeSmall(film: Film, view: View, moment: number): Promise<Buffer> {
  const svg = drawFrame(film, view, moment, { width: view.w / 2, isMeasured: true })
  return sharp(Buffer.from(svg)).flatten().greyscale().raw().toBuffer()
}

function shareChanged(a: Buffer, b: Buffer): number {
  let changed = 0
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - b[i]!) > moved.tone) changed++
  return changed / a.length
}

export type Heard = { loudness: number; truePeak: number; silence: number; offset: number; harsh: number }

/** Measures the sound of a file by ffmpeg: loudness (EBU R 128), true peak, longest silence, offset, share of highs. */
export async function hear(file: string): Promise<Heard> {
  const whole = await listen(file, 'ebur128=peak=true,silencedetect=noise=-50dB:d=0.3,astats=metadata=0')
  const high = await listen(file, 'highpass=f=8000:poles=2,highpass=f=8000:poles=2,astats=metadata=0')
  const summary = whole.slice(whole.lastIndexOf('Summary:'))
  const silences = [...whole.matchAll(/silence_duration: ([\d.]+)/g)].map(([, s]) => Number(s))
  const power = (text: string) => 10 ** (last(text, /RMS level dB: (-?[\d.inf]+)/g) / 10)
  return {
    loudness: last(summary, /I:\s+(-?[\d.]+) LUFS/g),
    truePeak: last(summary, /Peak:\s+(-?[\d.]+) dBFS/g),
    silence: Math.max(0, ...silences),
    offset: Math.abs(last(whole, /DC offset: (-?[\d.]+)/g)),
    harsh: power(high) / power(whole),
  }
}

function last(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(pattern)].at(-1)?.[1]
  if (found === undefined) throw new Error(`ffmpeg said nothing that matches ${pattern}`)
  return found === '-inf' ? -200 : Number(found)
}

function listen(file: string, filter: string): Promise<string> {
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', filter, '-f', 'null', '-'])
  return new Promise((resolve, reject) => {
    let said = ''
    ffmpeg.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
    ffmpeg.on('error', reject)
    ffmpeg.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said.slice(-500)))))
  })
}

/** What is wrong with the sound of a finished file. */
export function soundFaults({ loudness, truePeak, silence, offset, harsh }: Heard): string[] {
  const { min, max } = limits.loudness
  return [
    ...(loudness < min || loudness > max ? [`loudness ${loudness} LUFS, not ${min} to ${max}`] : []),
    ...(truePeak > limits.truePeak ? [`true peak ${truePeak} dB over ${limits.truePeak}`] : []),
    ...(silence > limits.silence ? [`silent for ${silence} s`] : []),
    ...(offset > limits.offset ? [`constant offset ${offset}`] : []),
    ...(harsh > limits.harsh ? [`${(harsh * 100).toFixed(1)} % of the energy above 8 kHz`] : []),
  ]
}
