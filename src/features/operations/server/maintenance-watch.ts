import type { Db } from '#db/open.ts'
import { type MaintenanceState, readMaintenance } from './maintenance-queries.ts'

export type MaintenanceWatch = { state: () => MaintenanceState; close: () => void }

/**
 * Reads the switch every two seconds, so that each process knows of a change within five. While the database does not answer
 * the last state holds.
 */
export async function watchMaintenance(db: Db, { everyMs = 2_000 } = {}): Promise<MaintenanceWatch> {
  let state = await readMaintenance(db)
  let isReading = false
  const timer = setInterval(async () => {
    // A slow database must not collect readers.
    if (isReading) return
    isReading = true
    state = await readMaintenance(db).catch(() => state)
    isReading = false
  }, everyMs)
  timer.unref()
  return { state: () => state, close: () => clearInterval(timer) }
}
