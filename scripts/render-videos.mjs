// For developers: draws the films of scripts/videos and writes content/videos/<key>.mp4 and its poster <key>.webp.
// node scripts/render-videos.mjs [key …] [--sheet folder]   The product itself needs neither this nor ffmpeg.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { createServer } from 'vite'
import { findBrowser } from './find-browser.mjs'
import { root } from './install.mjs'

const size = { width: 960, height: 540 }
const framesPerSecond = 24
/** Where in a film its poster is taken, as a fraction of its length: a moment with enough on screen. */
const posterAt = { 'compound-grows': 0.985, 'budget-jars': 0.41, 'scam-apart': 0.2, 'inflation-basket': 0.1 }

const words = process.argv.slice(2)
const sheet = words.includes('--sheet') ? words.splice(words.indexOf('--sheet'), 2)[1] : null

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { listFilms, drawFrame } = await vite.ssrLoadModule('/scripts/videos/frames.tsx')
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await openStage()
  for (const film of listFilms())
    if (words.length === 0 || words.includes(film.key)) await (sheet ? drawSheet(page, film) : renderFilm(page, film))
} finally {
  await browser.close()
  await vite.close()
}

/** A page with our colours and typeface, whose frames are set one by one. */
async function openStage() {
  const page = await browser.newPage({ viewport: size })
  const read = (name) => fs.readFileSync(path.join(root, 'src/lib/web', name))
  const tokens = read('ui/tokens.css').toString().split('@theme')[0]
  const face = (name, range) => `@font-face { font-family: Anuphan; font-weight: 100 700; unicode-range: ${range};
    src: url(data:font/woff2;base64,${read(`styles/fonts/anuphan-${name}.woff2`).toString('base64')}) }`
  await page.setContent(`<style>${tokens}${face('thai', 'U+E01-E5B, U+200C-200D, U+25CC')}${face('latin', 'U+0-FF, U+2000-2FFF')}
    body { margin: 0; overflow: hidden; font-family: Anuphan } svg { display: block; width: 100vw; height: 100vh }</style><main></main>`)
  await page.evaluate(() =>
    Promise.all([document.fonts.load('600 20px Anuphan', 'ก'), document.fonts.load('600 20px Anuphan', 'a')]),
  )
  return page
}

async function takeFrame(page, key, moment, type = 'jpeg') {
  await page.evaluate(
    (svg) => {
      document.querySelector('main').innerHTML = svg
    },
    drawFrame(key, moment),
  )
  return page.screenshot({ type, ...(type === 'jpeg' && { quality: 95 }) })
}

async function renderFilm(page, { key, seconds }) {
  const out = path.join(root, 'content/videos')
  fs.mkdirSync(out, { recursive: true })
  const poster = await takeFrame(page, key, seconds * (posterAt[key] ?? 0.5), 'png')
  await sharp(poster)
    .webp({ quality: 78 })
    .toFile(path.join(out, `${key}.webp`))
  const file = path.join(out, `${key}.mp4`)
  const options = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'image2pipe',
    '-c:v',
    'mjpeg',
    '-framerate',
    framesPerSecond,
    '-i',
    '-',
  ]
  // Main profile, 4:2:0, the index in front: phones of the last ten years play it at once.
  const coding = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-level',
    '3.1',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'slow',
    '-crf',
    '25',
    '-tune',
    'animation',
    '-g',
    framesPerSecond * 4,
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-threads',
    '1',
  ]
  const ffmpeg = spawn('ffmpeg', [...options, ...coding, file].map(String), { stdio: ['pipe', 'inherit', 'inherit'] })
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    const bytes = await takeFrame(page, key, frame / framesPerSecond)
    if (!ffmpeg.stdin.write(bytes)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await once(ffmpeg, 'close')
  if (code !== 0) throw new Error(`${key}: ffmpeg ended with ${code}`)
  console.log(`${key}: ${seconds} s, ${(fs.statSync(file).size / 1e6).toFixed(2)} MB`)
}

/** A contact sheet with three moments of every scene. */
async function drawSheet(page, { key, seconds, starts }) {
  const [width, height] = [320, 180]
  const tiles = []
  for (const [row, start] of starts.entries()) {
    const long = (starts[row + 1] ?? seconds) - start
    for (const [column, share] of [0.3, 0.62, 0.97].entries()) {
      const frame = await takeFrame(page, key, start + long * share)
      tiles.push({
        input: await sharp(frame).resize(width, height).toBuffer(),
        left: column * width,
        top: row * height,
      })
    }
  }
  const canvas = { width: width * 3, height: height * starts.length, channels: 3, background: '#fff' }
  await sharp({ create: canvas })
    .composite(tiles)
    .jpeg({ quality: 85 })
    .toFile(path.join(sheet, `${key}.jpg`))
}
