import { matchRoutes, type RouteObject } from 'react-router'
import { reportClientError } from '#app/client-errors/contract.ts'
import { isRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'

/** Of one page's life: a fault in a loop must not become a flood. */
const maxReports = 5
const reported = new Set<string>()

/**
 * Reports one exception to the server: each once, at most `maxReports` a page. Left out: refusals of the server,
 * cancelled requests, and what is thrown while the browser is offline or by scripts that are not ours.
 */
export function reportError(kind: 'error' | 'rejection' | 'render', thrown: unknown, routes: RouteObject[]): void {
  if (!(thrown instanceof Error) || isRefusal(thrown) || thrown.name === 'AbortError' || !navigator.onLine) return
  const { name, message, stack = '' } = thrown
  const key = `${name} ${message}`
  if (!stack.includes(`${location.origin}/`) || reported.has(key) || reported.size >= maxReports) return
  reported.add(key)
  // The pattern of the route, which holds no id.
  const page = matchRoutes(routes, location)?.at(-1)?.route.path ?? '*'
  const body = { kind, name: name.slice(0, 100), message: message.slice(0, 1_000), stack: stack.slice(0, 8_000), page }
  // A report that does not arrive is lost: nobody waits for it.
  void call(reportClientError, { body }).catch(() => {})
}
