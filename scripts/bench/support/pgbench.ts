import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Ground } from './ground.ts'
import type { Replay } from './replay-sql.ts'

export type PgbenchRun = {
  url: string
  replay: Replay
  /** `prepared` plans a statement once per connection, `extended` on each use. */
  mode: 'prepared' | 'extended'
  /** The number of the first person; the others follow. */
  first: number
  clients: number
  actsPerClient: number
}

/** The path of pgbench; null when it is not installed. The embedded PostgreSQL does not include it. */
export function findPgbench(): string | null {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...fs.globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
  return folders.map((folder) => path.join(folder, 'pgbench')).find((file) => fs.existsSync(file)) ?? null
}

/** Runs a replay once for each of clients × actsPerClient people and returns the acts per second. */
export async function runPgbench(ground: Ground, file: string, run: PgbenchRun): Promise<number> {
  const { url, replay, mode, first, clients, actsPerClient } = run
  const script = path.join(ground.makeDir(), 'act.sql')
  fs.writeFileSync(script, `\\set n ${first} + :client_id * ${actsPerClient} + :i\n\\set i :i + 1\n${replay.script}\n`)
  const variables = Object.entries({ ...replay.variables, i: '0' }).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ])
  const sizes = ['-c', `${clients}`, '-j', `${Math.min(2, clients)}`, '-t', `${actsPerClient}`]
  const child = spawn(file, ['-n', '-M', mode, ...sizes, ...variables, '-f', script, url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = ground.save(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  await stop()
  const tps = Number(/tps = ([\d.]+) \(without initial/.exec(output)?.[1])
  if (code !== 0 || !(tps > 0)) throw new Error(`pgbench failed: ${output}`)
  return tps
}
