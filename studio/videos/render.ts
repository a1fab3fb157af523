import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type Film, lengthOf, startsOf, tall, type View, wide } from './film.ts'
import { drawFrame } from './frames.tsx'
import { findRest, hear, limits, soundFaults } from './measure.ts'
import { makeSound } from './sound.ts'
import { toWav } from './sound-mix.ts'

const framesPerSecond = 24
/** Pixels to a stage unit: 960 × 540 and 540 × 960. */
const scale = 1.5
/** Frames that are drawn at the same time while earlier ones are written. */
const ahead = 4

const views = [
  { view: wide, suffix: '' },
  { view: tall, suffix: '.tall' },
]

/**
 * Renders both pictures of a film with its sound into `out` as <key>.mp4, <key>.tall.mp4 and their posters. Throws with
 * all faults when a file breaks `limits`; the files stay for a look.
 */
export async function renderFilm(key: string, film: Film, out: string): Promise<void> {
  const faults = await planFaults(film)
  if (faults.length > 0) throw new Error(`${key}: ${faults.join('; ')}`)
  const sound = await writeSound(key, film)
  for (const { view, suffix } of views) {
    const file = path.join(out, `${key}${suffix}.mp4`)
    await encode(film, view, { sound, file })
    const poster = await takeFrame(film, view, film.posterAt)
    await sharp(poster, { raw: { ...sizeOf(view), channels: 4 } })
      .webp({ quality: 80 })
      .toFile(path.join(out, `${key}${suffix}.webp`))
    const { size } = fs.statSync(file)
    const heard = await hear(file)
    faults.push(...soundFaults(heard).map((fault) => `${path.basename(file)}: ${fault}`))
    if (size > limits.bytes) faults.push(`${path.basename(file)}: ${size} bytes`)
    console.log(path.basename(file), `${(size / 1e6).toFixed(2)} MB`, heard)
  }
  fs.rmSync(sound)
  if (faults.length > 0) throw new Error(`${key}: ${faults.join('; ')}`)
}

/** What is wrong with a film before it is rendered: its length and its rests. */
export async function planFaults(film: Film): Promise<string[]> {
  const seconds = lengthOf(film.scenes)
  const faults: string[] = []
  if (seconds < limits.seconds.min || seconds > limits.seconds.max) faults.push(`${seconds} s long`)
  if (!Number.isInteger(seconds)) faults.push(`${seconds} s is not a whole number of seconds`)
  for (const { view, suffix } of views) {
    const rest = await findRest(film, view)
    const name = suffix ? 'tall' : 'wide'
    console.log(`${name}: the longest rest is ${rest.seconds} s, from ${rest.at} s`)
    if (rest.seconds > limits.rest) faults.push(`${name} rests for ${rest.seconds} s from ${rest.at} s`)
  }
  return faults
}

/** Writes the film's sound at the aimed loudness; returns the file, which the caller removes. */
export async function writeSound(key: string, film: Film): Promise<string> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'film-')), `${key}.wav`)
  const track = makeSound(film)
  fs.writeFileSync(file, toWav(track, 0.7))
  const { loudness, truePeak } = await hear(file)
  // Coding adds a little to the peaks.
  const gain = Math.min(limits.loudness.aim - loudness, limits.truePeak - 1 - truePeak)
  fs.writeFileSync(file, toWav(track, 0.7 * 10 ** (gain / 20)))
  return file
}

function sizeOf(view: View) {
  return { width: view.w * scale, height: view.h * scale }
}

/** A moment as raw pixels (RGBA). */
export function takeFrame(film: Film, view: View, moment: number): Promise<Buffer> {
  const svg = drawFrame(film, view, moment, { width: view.w * scale })
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}

async function encode(film: Film, view: View, { sound, file }: { sound: string; file: string }): Promise<void> {
  const { width, height } = sizeOf(view)
  const seconds = lengthOf(film.scenes)
  const picture = `-f rawvideo -pix_fmt rgba -s ${width}x${height} -framerate ${framesPerSecond} -i -`.split(' ')
  // Main profile, 4:2:0, the index in front: phones of the last ten years play it at once.
  const coding =
    `-c:v libx264 -profile:v main -level 3.1 -pix_fmt yuv420p -preset medium -crf 25 -tune animation -maxrate 700k
    -bufsize 1400k -g ${framesPerSecond * 4} -vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709
    -color_trc bt709 -c:a aac -b:a 80k -t ${seconds} -movflags +faststart -map_metadata -1 -threads 2`.split(/\s+/)
  const words = ['-y', '-loglevel', 'error', ...picture, '-i', sound, ...coding, file]
  const ffmpeg = spawn('ffmpeg', words, { stdio: ['pipe', 'inherit', 'inherit'] })
  const count = seconds * framesPerSecond
  const waiting: Promise<Buffer>[] = []
  for (let frame = 0; frame < count + ahead; frame++) {
    if (frame < count) waiting.push(takeFrame(film, view, frame / framesPerSecond))
    if (frame < ahead) continue
    const bytes = await waiting.shift()!
    if (!ffmpeg.stdin.write(bytes)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`${file}: ffmpeg ended with ${code}`)
}

/** A contact sheet: `per` moments of every scene, a row a scene. */
export async function drawSheet(film: Film, view: View, file: string, per = view.isTall ? 6 : 4): Promise<void> {
  const [width, height] = view.isTall ? [180, 320] : [320, 180]
  const tiles: OverlayOptions[] = []
  for (const [row, start] of startsOf(film.scenes).entries())
    for (let i = 0; i < per; i++) {
      const moment = start + 0.3 + ((film.scenes[row]!.seconds - 0.4) * i) / (per - 1)
      const svg = drawFrame(film, view, moment, { width })
      tiles.push({ input: Buffer.from(svg), left: i * width, top: row * height })
    }
  const canvas = { width: width * per, height: height * film.scenes.length, channels: 3 as const, background: '#fff' }
  await sharp({ create: canvas }).composite(tiles).jpeg({ quality: 85 }).toFile(file)
}
