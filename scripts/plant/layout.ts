import path from 'node:path'
import { findServerUser } from '#db/embedded-user.ts'
import { StartError } from '#db/start-error.ts'
import { root } from '../install.mjs'

/** Where the parts of a plant are: its folder, and an address for each machine that a bank would have. */
export type Plant = ReturnType<typeof readPlant>

export const dbNodes = ['db1', 'db2', 'db3'] as const
export type DbNode = (typeof dbNodes)[number]
export const etcdNodes = ['etcd1', 'etcd2', 'etcd3'] as const

/**
 * Reads the settings of a plant: PLANT_DIR, PLANT_NET (the first three bytes of its loopback addresses), PLANT_PORT
 * (nginx on 127.0.0.1) and PLANT_PROCESSES. Throws a StartError on invalid ones.
 */
export function readPlant(env: Record<string, string | undefined>) {
  const net = env.PLANT_NET || '127.31.0'
  if (!/^127(\.\d{1,3}){2}$/.test(net))
    throw new StartError('PLANT_NET is the beginning of a loopback address: 127.31.0')
  const processes = readWhole('PLANT_PROCESSES', env.PLANT_PROCESSES, 2, 40)
  const port = readWhole('PLANT_PORT', env.PLANT_PORT, 8080, 65_535)
  const at = (last: number) => `${net}.${last}`
  return {
    dir: path.resolve(root, env.PLANT_DIR || 'data/plant'),
    port,
    /** Who runs the engines: PostgreSQL and PgBouncer refuse to run as root. */
    user: findServerUser(),
    db: { db1: at(11), db2: at(12), db3: at(13) },
    etcd: { etcd1: at(21), etcd2: at(22), etcd3: at(23) },
    haproxy: at(31),
    pgbouncer: at(41),
    app: at(51),
    monitor: at(71),
    apps: Array.from({ length: processes }, (_, i) => ({
      name: `app${i + 1}`,
      port: 3001 + i,
      metricsPort: 9301 + i,
    })),
    env,
  }
}

function readWhole(name: string, given: string | undefined, standard: number, max: number): number {
  const value = given ? Number(given) : standard
  if (!Number.isSafeInteger(value) || value < 1 || value > max)
    throw new StartError(`${name} is a whole number from 1 to ${max}`)
  return value
}

/** A file or folder below the plant's folder. */
export function placeOf({ dir }: Pick<Plant, 'dir'>, ...names: string[]): string {
  return path.join(dir, ...names)
}
