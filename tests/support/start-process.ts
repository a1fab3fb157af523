import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serverEnv, serverFlags } from '../../scripts/server-flags.mjs'

const launcher = fileURLToPath(new URL('../../scripts/launch.ts', import.meta.url))

/** One process of `npm start`. `stop` sends the signal of a process manager, and returns the exit code. */
export async function startProcess(env: Record<string, string>) {
  const { child, said } = await launch(env)
  return {
    origin: `http://127.0.0.1:${env.PORT}`,
    port: Number(env.PORT),
    pid: child.pid!,
    /** What it wrote to its log so far. */
    said,
    async stop(): Promise<number | null> {
      if (child.exitCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

async function launch(env: Record<string, string>): Promise<{ child: ChildProcess; said: () => string }> {
  // The environment has only what is needed to find programs; the IPC channel ends the process when the tests are
  // killed.
  const child = spawn(process.execPath, [...serverFlags, launcher], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...serverEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const isUp = Promise.withResolvers<void>()
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => {
      said += chunk
      if (said.includes(`Koinklass ${env.PUBLIC_URL}`)) isUp.resolve()
    })
  child.once('exit', (code) => isUp.reject(new Error(`a process ended (${code}): ${said}`)))
  await isUp.promise
  return { child, said: () => said }
}
