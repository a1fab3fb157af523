// Renders the films of studio/videos/films with ffmpeg (README.md of the studio):
//   npm run videos [-- key …]                  content/videos/<key>.mp4, <key>.tall.mp4 and their posters
//   npm run videos [-- key …] --sheet folder   contact sheets <key>.wide.jpg and <key>.tall.jpg only
//   npm run videos [-- key …] --check          length, rests and sound only, without rendering
import fs from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { root } from '../../scripts/install.mjs'

// React's development build draws at a third of the speed.
process.env.NODE_ENV = 'production'

const words = process.argv.slice(2)
const sheet = words.includes('--sheet') ? words.splice(words.indexOf('--sheet'), 2)[1] : null
const isCheck = words.includes('--check') && words.splice(words.indexOf('--check'), 1).length > 0
const keys = fs
  .readdirSync(path.join(root, 'studio/videos/films'))
  .map((name) => path.parse(name).name)
  .filter((key) => words.length === 0 || words.includes(key))

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const broken = []
try {
  const { drawSheet, planFaults, renderFilm, writeSound } = await vite.ssrLoadModule('/studio/videos/render.ts')
  const { tall, wide } = await vite.ssrLoadModule('/studio/videos/film.ts')
  const { hear, soundFaults } = await vite.ssrLoadModule('/studio/videos/measure.ts')
  for (const key of keys) {
    const { film } = await vite.ssrLoadModule(`/studio/videos/films/${key}.tsx`)
    const began = performance.now()
    try {
      if (sheet)
        for (const [name, view] of Object.entries({ wide, tall }))
          await drawSheet(film, view, path.join(sheet, `${key}.${name}.jpg`))
      else if (isCheck) await check(key, film, { planFaults, writeSound, hear, soundFaults })
      else await renderFilm(key, film, path.join(root, 'content/videos'))
    } catch (error) {
      broken.push(error.message)
    }
    console.log(`${key}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
} finally {
  await vite.close()
}
for (const line of broken) console.error(line)
process.exitCode = broken.length > 0 ? 1 : 0

async function check(key, film, { planFaults, writeSound, hear, soundFaults }) {
  const faults = await planFaults(film)
  const sound = await writeSound(key, film)
  const heard = await hear(sound)
  fs.rmSync(sound)
  console.log(heard)
  faults.push(...soundFaults(heard))
  if (faults.length > 0) throw new Error(`${key}: ${faults.join('; ')}`)
}
