import type { Send } from '#lib/contract.ts'
import { commonRefusal, isRefusal, type Refusal } from '#lib/errors.ts'
import { answer, type RequestFacts, type Route } from '../routes.ts'

const visitor: RequestFacts = {
  address: '',
  idempotencyKey: null,
  fingerprint: '',
  isSameOrigin: false,
  cookies: {},
  userAgent: '',
  bearer: null,
}
const ignored = { setCookie: () => {}, setStatus: () => {} }

type Around = {
  /** Same as HttpOptions.explain: maps an error of a lower layer to a refusal; null when it is a fault of ours. */
  explain?: (error: unknown) => Refusal | null
  /** Is called with every error that is not a refusal. */
  report?: (error: unknown) => void
  /** Runs the read of a call that `mayLag`; where it is run is not told here. */
  read?: <T>(run: () => Promise<T>) => Promise<T>
}

/**
 * Makes a `Send` that calls the handlers in-process, always as an anonymous visitor: public pages are the same for
 * everyone.
 */
export function inProcess(
  routes: Route[],
  { explain = () => null, report = () => {}, read = (run) => run() }: Around = {},
): Send {
  // Routes are found by method and path, not by object identity: the rendering bundle holds its own copy of each
  // contract.
  const byAddress = new Map(routes.map((route) => [`${route.spec.method} ${route.spec.path}`, route]))
  return async (spec, { query = {}, body = {} }) => {
    const route = byAddress.get(`${spec.method} ${spec.path}`)
    if (!route) throw commonRefusal('not_found')
    const given = JSON.parse(JSON.stringify(query))
    try {
      const run = () => answer(route, { query: given, body, caller: null, request: visitor, reply: ignored })
      return await (route.spec.mayLag ? read(run) : run())
    } catch (error) {
      if (isRefusal(error)) throw error
      report(error)
      throw explain(error) ?? error
    }
  }
}
