// Builds the web, client.tsx for browsers and render.tsx for the server, when its inputs have changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './install.mjs'

/**
 * Builds client and server into the folder of the environment if the sources changed; returns whether it did.
 * Development has a folder of its own, since only it contains /dev/kit (src/app/pages/renderer.ts reads the same).
 */
export async function buildWeb(appEnv = '') {
  const hasKit = appEnv === 'development'
  const dist = path.join(root, 'dist', hasKit ? 'development' : '')
  const stamp = path.join(dist, '.stamp')
  const wanted = hashInputs()
  const made = ['client', 'maps', 'server'].every((name) => fs.existsSync(path.join(dist, name)))
  if (made && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return false
  console.log('กำลังสร้างหน้าเว็บ – building the pages …')
  // Built aside and then renamed: a running server keeps complete files, and a killed build leaves no partial result.
  clearHalfMade(dist)
  const making = path.join(dist, `making-${process.pid}`)
  try {
    await Promise.all([
      runVite(hasKit, ['--outDir', path.join(making, 'client')]),
      runVite(hasKit, ['--ssr', 'src/app/web/render.tsx', '--outDir', path.join(making, 'server')]),
    ])
    fs.rmSync(stamp, { force: true })
    for (const name of ['client', 'maps', 'server']) {
      fs.rmSync(path.join(dist, name), { recursive: true, force: true })
      fs.renameSync(path.join(making, name), path.join(dist, name))
    }
    fs.writeFileSync(stamp, wanted)
  } finally {
    fs.rmSync(making, { recursive: true, force: true })
  }
  return true
}

/** Removes the leftovers of killed builds, not of running ones. */
function clearHalfMade(dist) {
  if (!fs.existsSync(dist)) return
  for (const name of fs.readdirSync(dist).filter((one) => one.startsWith('making-'))) {
    try {
      process.kill(Number(name.slice('making-'.length)), 0)
    } catch {
      fs.rmSync(path.join(dist, name), { recursive: true, force: true })
    }
  }
}

function runVite(hasKit, args) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITE_HAS_KIT: hasKit ? 'true' : '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`vite build failed:\n${output.trim()}`))
    })
  })
}

/** Tests, server code and the database are not part of any bundle. */
function isInput(file) {
  return !/\.(test\.tsx?|sql)$|(^|\/)(server|db)\//.test(file.replaceAll('\\', '/'))
}

function hashInputs() {
  const hash = createHash('sha256')
  const files = ['src', 'public']
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, file)),
    )
    .filter((file) => isInput(file) && fs.statSync(path.join(root, file)).isFile())
  for (const file of [
    ...files.sort(),
    'package-lock.json',
    'vite.config.ts',
    'scripts/vite-plugins.mjs',
    'scripts/worker-plugin.mjs',
  ]) {
    hash.update(`${file}\0`)
    hash.update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb(process.env.APP_ENV)
