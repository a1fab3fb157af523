import { AsyncLocalStorage } from 'node:async_hooks'
import { type PostgresPool, sql } from 'kysely'
import type { Db } from './open.ts'

/** Within a run of `readOn`: the replica whose connections queries get. */
const place = new AsyncLocalStorage<PostgresPool | undefined>()

/**
 * One pool for Kysely over a primary and its replicas: queries get connections of the primary, except within `readOn`.
 */
export function splitPools(primary: PostgresPool, replicas: readonly PostgresPool[]): PostgresPool {
  return {
    ...primary,
    connect: () => (place.getStore() ?? primary).connect(),
    end: async () => void (await Promise.all([primary, ...replicas].map((pool) => pool.end()))),
  }
}

/** Runs a function whose queries go to one replica. */
export function readOn<T>(replica: PostgresPool, run: () => Promise<T>): Promise<T> {
  return place.run(replica, run)
}

/** Runs what must be written, such as the count of a rate limit, on the primary, also within `readOn`. */
export function onPrimary<T>(run: () => Promise<T>): Promise<T> {
  return place.run(undefined, run)
}

/** A replica may be this old, and is asked this often. */
const maxLagMs = 5_000
const tickMs = 500
/** While the primary does not answer, what was fresh before is read on: a failover takes about 20 s. */
const maxLagWithoutPrimaryMs = 60_000
const maxSamples = 1_000

/** A position in the write-ahead log: its distance in bytes from 0/0. */
export type LogPosition = number

type Watched = {
  pool: PostgresPool
  /** Where the primary's log ended at earlier moments, oldest first; those that the replica has reached are dropped. */
  samples: { at: number; written: LogPosition }[]
  /** Null while it does not answer, or is no replica. */
  replayed: LogPosition | null
  /** The replica has everything that was committed before this moment. */
  asOf: number
}

export type Replicas = ReturnType<typeof followReplicas>

type Options = {
  /** Whether an error of a replica may pass when the primary is asked instead. */
  isTemporary: (error: unknown) => boolean
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/**
 * Follows how far each replica has replayed the primary's log, and runs reads that may be seconds old on one of them.
 * Each pool must lead to one server: behind an address that several share, a figure of one would be taken for another's.
 * `db` is open over the same pools.
 */
export function followReplicas(
  db: Db,
  pools: readonly PostgresPool[],
  { isTemporary, now = () => performance.now() }: Options,
) {
  const watched = pools.map((pool): Watched => ({ pool, samples: [], replayed: null, asOf: Number.NEGATIVE_INFINITY }))
  let isPrimaryLost = false
  let turn = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  /** Asks the primary and then every replica, once. */
  async function look(): Promise<void> {
    const at = now()
    const written = await readWritten(db).catch(() => null)
    isPrimaryLost = written === null
    await Promise.all(
      watched.map(async (one) => {
        if (written !== null) one.samples.push({ at, written })
        if (one.samples.length > maxSamples) one.samples.shift()
        one.replayed = await readOn(one.pool, () => readReplayed(db)).catch(() => null)
        while (one.replayed !== null && one.samples[0] && one.samples[0].written <= one.replayed)
          one.asOf = one.samples.shift()!.at
      }),
    )
  }

  async function follow(): Promise<void> {
    await look()
    if (!isStopped) timer = setTimeout(follow, tickMs).unref()
  }

  const isFresh = ({ replayed, asOf }: Watched, after: LogPosition) =>
    replayed !== null && after <= replayed && now() - asOf <= (isPrimaryLost ? maxLagWithoutPrimaryMs : maxLagMs)

  return {
    look,
    /** Starts to look every half second. */
    start: follow,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    /** How old each replica is, in seconds; null for one that cannot be read. */
    lags: () => watched.map(({ replayed, asOf }) => (replayed === null ? null : (now() - asOf) / 1000)),
    /** Where the primary's log ends: what was committed before this call is below. */
    position: () => readWritten(db),
    /**
     * Runs a read on a replica that has everything up to `after` and is at most 5 s old; on the primary when there is
     * none, or when the replica fails in the middle. `run` must not write, since it may run twice.
     */
    async read<T>(after: LogPosition, run: () => Promise<T>): Promise<T> {
      const fresh = watched.filter((one) => isFresh(one, after))
      if (fresh.length === 0) return run()
      turn += 1
      try {
        return await readOn(fresh[turn % fresh.length]!.pool, run)
      } catch (error) {
        if (!isTemporary(error)) throw error
        return run()
      }
    },
  }
}

async function readWritten(db: Db): Promise<LogPosition> {
  const { rows } = await sql<{ at: LogPosition }>`select (pg_current_wal_lsn() - '0/0')::bigint as at`.execute(db)
  return rows[0]!.at
}

/** Null when the server is no replica. */
async function readReplayed(db: Db): Promise<LogPosition | null> {
  const { rows } = await sql<{ at: LogPosition | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as at`.execute(db)
  return rows[0]!.at
}
