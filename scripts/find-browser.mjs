// Finds the browser for the tests: one of this machine, or installs one.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

// The headless shell first: the same engine at half the CPU cost.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

// Fallback fonts until web fonts load, as on a reader's machine: one for Latin and one for Thai.
const fonts = ['fonts-liberation', 'fonts-tlwg-loma-ttf']

/** The path of a Chromium: CHROME_PATH, a system browser, or a newly installed one. Null when none is available. */
export function findBrowser() {
  const found = process.env.CHROME_PATH || findOnPath()
  if (found) return found
  console.log('กำลังติดตั้งเบราว์เซอร์สำหรับการทดสอบ – installing a browser for the tests …')
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', ...fonts])
    const installed = findOnPath()
    if (installed) return installed
  }
  const playwright = path.join(root, 'node_modules/playwright-core')
  run(process.execPath, [path.join(playwright, 'cli.js'), 'install', 'chromium'])
  const script = `console.log(require(${JSON.stringify(playwright)}).chromium.executablePath())`
  const file = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim()
  return fs.existsSync(file) ? file : null
}

function findOnPath() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin']
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => fs.existsSync(file))
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
