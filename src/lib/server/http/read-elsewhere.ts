import type { FastifyRequest } from 'fastify'
import { cookieNames } from '#lib/stored-names.ts'
import type { ReplyControl } from '../routes.ts'

/** Runs reads of calls that `mayLag` on a replica, and tells how far the log of the database is. */
export type ReadsElsewhere = {
  /** Runs a read on a replica that has everything up to `after`, if there is one. */
  read: <T>(after: number, run: () => Promise<T>) => Promise<T>
  /** Everything that was committed before this call is below it. */
  position: () => Promise<number>
}

/** As long as a replica may be behind at most (db/replicas.ts). */
const seconds = 60

/** The position of this browser's last act; 0 without one. */
export function readLastAct(request: FastifyRequest): number {
  const text = request.cookies[cookieNames.logPosition] ?? ''
  return /^\d{1,16}$/.test(text) ? Number(text) : 0
}

/** Leaves the position after an act in a cookie. The act is done, whether or not the database answers now. */
export async function leaveLastAct(elsewhere: ReadsElsewhere, reply: ReplyControl): Promise<void> {
  const position = await elsewhere.position().catch(() => Number.MAX_SAFE_INTEGER)
  reply.setCookie(cookieNames.logPosition, String(position), seconds)
}
