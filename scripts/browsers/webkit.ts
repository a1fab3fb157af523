import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#tests/support/find-free-port.ts'
import type { Driver, Point } from './hands.ts'

const driverFile = '/usr/bin/WebKitWebDriver'
const displayFile = '/usr/bin/Xvfb'
const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Whether WebKitGTK's driver is here, and a display for it: it has no windowless mode. */
export function hasWebKit(): boolean {
  return fs.existsSync(driverFile) && (Boolean(process.env.DISPLAY) || fs.existsSync(displayFile))
}

/** WebKitGTK's MiniBrowser by the classic WebDriver, in a display of its own where there is none. */
export async function openWebKit(): Promise<Driver> {
  const screen = process.env.DISPLAY ? null : await openDisplay()
  const port = await findFreePort()
  const child = spawn(driverFile, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }), NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const end = async () => {
    await kill(child)
    if (screen) await kill(screen.child)
  }
  try {
    return await openSession(`http://127.0.0.1:${port}`, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function openDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(displayFile, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [said] = await once(child.stdio[3]!, 'data')
  return { display: `:${String(said).trim()}`, child }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

async function openSession(origin: string, end: () => Promise<void>): Promise<Driver> {
  const send: Send = async (method, path, body) => {
    const reply = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await reply.json()) as { value: { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value as never
  }
  await waitForDriver(send)
  type Opened = { sessionId: string; capabilities: { browserVersion: string } }
  const opened = await send<Opened>('POST', '/session', { capabilities: { alwaysMatch: {} } })
  const session = `/session/${opened.sessionId}`
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 360, height: 820 })
  const run: Driver['run'] = (work, given) =>
    send('POST', `${session}/execute/sync`, { script: `return (${work})(arguments[0])`, args: [given] })
  const point = (actions: object[]) =>
    send<void>('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x, y })
  return {
    name: 'webkit',
    version: `WebKitGTK ${opened.capabilities.browserVersion}`,
    open: async (url) => {
      await send('POST', `${session}/url`, { url })
      await run(listenForFaults, null)
    },
    run,
    click: (at) => point([moveTo(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    move: (at) => point([moveTo(at)]),
    key: (name) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] }))
      return send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    type: async (css, text) => {
      const found = await send<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: css,
      })
      await send('POST', `${session}/element/${found[elementKey]}/value`, { text })
    },
    shoot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    faults: () => run(takeFaults, null),
    close: async () => {
      await send('DELETE', session).catch(() => {})
      await end()
    },
  }
}

async function waitForDriver(send: Send): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 100) {
    if (await send('GET', '/status').catch(() => null)) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** Runs in the page: the classic protocol has no console. */
function listenForFaults(): void {
  const page = window as unknown as { faults: string[] }
  page.faults = []
  addEventListener('error', ({ message }) => page.faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => page.faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    page.faults.push(`policy ${violatedDirective} was broken by ${blockedURI}`),
  )
}

/** Runs in the page. */
function takeFaults(): string[] {
  return (window as unknown as { faults?: string[] }).faults?.splice(0) ?? []
}
