import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from '../../find-browser.mjs'
import type { Ground } from './ground.ts'

const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
  // The browser ends when this pipe closes, also when this process is killed.
  '--remote-debugging-pipe',
]
const patienceMs = 30_000

/** Starts a new Chromium with an empty profile; `port` is that of its debugging protocol. */
export async function startBrowser(ground: Ground): Promise<{ port: number; stop: () => Promise<void> }> {
  const file = findBrowser()
  if (!file) throw new Error('no browser could be found or installed: set CHROME_PATH to a Chromium')
  const profile = ground.makeDir()
  const browser = spawn(file, [...switches, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = once(browser, 'exit')
  const stop = ground.save(async () => {
    browser.kill('SIGKILL')
    await ended
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 20 })
  })
  return { port: await readPort(path.join(profile, 'DevToolsActivePort'), browser), stop }
}

async function readPort(file: string, browser: { exitCode: number | null }): Promise<number> {
  for (let waited = 0; waited < patienceMs && browser.exitCode === null; waited += 50) {
    const port = fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : Number.NaN
    if (port > 0) return port
    await sleep(50)
  }
  throw new Error('the browser did not start')
}
