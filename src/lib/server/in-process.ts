import type { Send } from '#lib/contract.ts'
import { commonRefusal, isRefusal, type Refusal } from '#lib/errors.ts'
import { answer, type RequestFacts, type Route } from './routes.ts'

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

type Faults = {
  /** As of the HTTP server: an error of a lower layer as the refusal that it is; null when it is our fault. */
  explain?: (error: unknown) => Refusal | null
  /** Hears of whatever was no refusal of a handler's. */
  report?: (error: unknown) => void
}

/** Answers `call` from the handlers themselves, as a visitor: a public page is the same for everyone. */
export function inProcess(routes: Route[], { explain = () => null, report = () => {} }: Faults = {}): Send {
  // By address and not by object: the rendering bundle holds its own copy of every contract.
  const byAddress = new Map(routes.map((route) => [`${route.spec.method} ${route.spec.path}`, route]))
  return async (spec, { query = {}, body = {} }) => {
    const route = byAddress.get(`${spec.method} ${spec.path}`)
    if (!route) throw commonRefusal('not_found')
    const given = JSON.parse(JSON.stringify(query))
    try {
      return await answer(route, { query: given, body, caller: null, request: visitor, reply: ignored })
    } catch (error) {
      if (isRefusal(error)) throw error
      report(error)
      throw explain(error) ?? error
    }
  }
}
