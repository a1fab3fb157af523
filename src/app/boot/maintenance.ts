import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#db/open.ts'
import { isStaffBrowser } from '#features/identity/sessions/server/staff-browser-queries.ts'
import type { MaintenanceWatch } from '#features/operations/server/maintenance-watch.ts'
import { commonRefusal } from '#lib/errors.ts'
import { callPath } from '#lib/server/http/call-path.ts'
import type { Identify } from '#lib/server/http/http.ts'
import { cookieNames } from '#lib/stored-names.ts'

type Parts = {
  db: Db
  clock: () => Date
  watch: MaintenanceWatch
  identify: Identify
  /** The page for everybody but staff. */
  draw: (backAt: Date | null) => string
  headers: Record<string, string>
}

/** By these staff signs in; what they open is a frame without data. */
const openPages = /^\/(admin(\/|$)|login$)/
const openCalls = new Set(['/api/login', '/api/logout', '/oauth/access_token', '/v2/api/bot-check'])

/** Without a time to come back; in seconds. */
const usualWait = 300
const [minWait, maxWait] = [60, 3_600]

/**
 * Answers everything with 503 while the product is closed, except for staff, for what staff needs to sign in, for files that
 * hold no data, and for /healthz and /readyz: a proxy must not take the process out.
 */
export function closeForMaintenance(http: FastifyInstance, { db, clock, watch, identify, draw, headers }: Parts): void {
  http.addHook('onClose', async () => watch.close())
  http.addHook('onRequest', async (request, reply) => {
    const { isOn, backAt } = watch.state()
    if (!isOn) return
    const path = request.url.split('?')[0]!
    const { config, url: route } = request.routeOptions
    const isFile = config?.isCheap === true && route !== '/*'
    if (isFile || openPages.test(path) || openCalls.has(path)) return
    const retryAfter = waitOf(backAt, clock())
    if (callPath.test(path)) {
      if (await isOfStaff(request, identify)) return
      throw commonRefusal('maintenance', { retryAfter })
    }
    if (await isStaffBrowser(db, { binding: bindingOf(request), now: clock() })) return
    return reply
      .code(503)
      .headers({ ...headers, 'cache-control': 'no-store', 'retry-after': String(retryAfter) })
      .type('text/html; charset=utf-8')
      .send(draw(backAt))
  })
}

function waitOf(backAt: Date | null, now: Date): number {
  if (!backAt) return usualWait
  return Math.min(maxWait, Math.max(minWait, Math.ceil((backAt.getTime() - now.getTime()) / 1000)))
}

/** Also before the second factor, which is asked for by calls. An outdated token is a 401, so that it is renewed. */
async function isOfStaff({ headers }: FastifyRequest, identify: Identify): Promise<boolean> {
  const token = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  if (!token) return false
  const caller = await identify(token)
  if (!caller) throw commonRefusal('signed_out')
  return caller.roles.length > 0 || (caller.sleepingRoles?.length ?? 0) > 0
}

/** The cookie of the login; the cookies are not parsed yet. */
function bindingOf({ headers }: FastifyRequest): string | null {
  const wanted = `${cookieNames.binding}=`
  const found = (headers.cookie ?? '').split('; ').find((part) => part.startsWith(wanted))
  return found?.slice(wanted.length) || null
}
