import { z } from 'zod/mini'
import { type Access, type Endpoint, nothing } from '#lib/contract.ts'
import { commonErrors, commonRefusal } from '#lib/errors.ts'
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import { findTextFaults } from './http/text-faults.ts'

/**
 * The signed-in person of a request. `sessionId` is the session of the token; `roles` are the roles active in that
 * session.
 */
export type Caller = {
  userId: string
  sessionId: string
  roles: readonly string[]
  /** Roles of the account that are inactive until this session shows its second factor. */
  sleepingRoles?: readonly string[]
  /** The session showed its second factor in the last ten minutes. */
  isSteppedUp?: boolean
}
type CallerOf<A extends Access> = A extends 'public' ? Caller | null : Caller

/** The facts of a request besides its query and body; empty or null when a page is rendered in-process. */
export type RequestFacts = {
  /** The client's address, subject to TRUST_PROXY. */
  address: string
  idempotencyKey: string | null
  /** A hash of method, path, query and body that an idempotency key is bound to; empty when no key was sent. */
  fingerprint: string
  /** Whether Sec-Fetch-Site says same-origin. */
  isSameOrigin: boolean
  cookies: Record<string, string>
  userAgent: string
  bearer: string | null
}

/** Sets parts of the HTTP reply outside its JSON body. */
export type ReplyControl = {
  /** Sets an HttpOnly, SameSite=Strict cookie for the whole site; null deletes it. */
  setCookie: (name: string, value: string | null, maxAgeSeconds: number) => void
  setStatus: (status: number) => void
}

export type HandlerInput<E extends Endpoint> = {
  query: z.output<E['query']>
  body: z.output<E['body']>
  caller: CallerOf<E['access']>
  request: RequestFacts
  reply: ReplyControl
}

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<z.input<E['reply']>>

/** One handler for each endpoint that a contract exports; a missing or an extra handler does not compile. */
export type Handlers<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name] extends Endpoint
    ? Handler<Contract[Name]>
    : never
}

export type Route = { spec: Endpoint; name: string; handle: Handler<Endpoint> }
export type RawRequest = {
  query: unknown
  body: unknown
  caller: Caller | null
  request: RequestFacts
  reply: ReplyControl
}

/** Called before a reply whose contract has `looks` is sent; if it fails, so does the request. */
export type OnLook = (spec: Endpoint, look: { caller: Caller; query: unknown; reply: unknown }) => Promise<void>

const emptyParts = { query: nothing, body: nothing }

/**
 * Binds the endpoints of a contract to their handlers: the routes of a feature, for HTTP and for in-process rendering.
 */
export function bind<Contract extends object>(contract: Contract, handlers: Handlers<Contract>): Route[] {
  return Object.entries(handlers).map(([name, handle]) => ({
    name,
    spec: { ...emptyParts, ...(contract[name as keyof Contract] as Endpoint) },
    handle: handle as Handler<Endpoint>,
  }))
}

/**
 * Throws signed_out, forbidden, second_factor_needed or step_up_needed unless the caller may call this endpoint. Runs
 * before the body is read.
 */
export function checkAccess(spec: Endpoint, caller: Caller | null): void {
  if (spec.access === 'public') return
  if (!caller) throw commonRefusal('signed_out')
  if (spec.access !== 'staff') return
  const wanted = spec.roles ?? staffRoles
  if (!hasRole(caller, wanted)) throw commonRefusal(sleeps(caller, wanted) ? 'second_factor_needed' : 'forbidden')
  if (spec.stepUp === true) refuseUnlessSteppedUp(caller)
}

/** Throws step_up_needed unless the caller showed the second factor in the last ten minutes. */
export function refuseUnlessSteppedUp(caller: Caller): void {
  if (!caller.isSteppedUp) throw commonRefusal('step_up_needed')
}

/** Whether the caller has one of these staff roles, but inactive until the second factor is shown. */
export function sleeps(caller: Caller | null, roles: readonly StaffRole[] = staffRoles): boolean {
  return hasRole(caller && { ...caller, roles: caller.sleepingRoles ?? [] }, roles)
}

export function isStaff(caller: Caller | null): boolean {
  return hasRole(caller, staffRoles)
}

/** Whether the caller has one of these staff roles, active in this session. */
export function hasRole(caller: Caller | null, roles: readonly StaffRole[]): boolean {
  return caller?.roles.some((role) => (roles as readonly string[]).includes(role)) ?? false
}

/** Whether an endpoint may answer with this error code: it is common, or the contract names it. */
export function declares({ errors }: Endpoint, code: string): boolean {
  return code in commonErrors || errors.includes(code)
}

/** Runs one request through access check, validation, handler and reply schema. Throws a Refusal. */
export async function answer({ spec, handle }: Route, raw: RawRequest): Promise<unknown> {
  checkAccess(spec, raw.caller)
  const query = z.safeParse(spec.query, raw.query, { reportInput: true })
  const body = z.safeParse(spec.body, raw.body, { reportInput: true })
  if (!query.success || !body.success) {
    if (query.error?.issues.some(isBeyondLastPage)) throw commonRefusal('page_beyond_last')
    const fields = [query, body].flatMap((part) => (part.error ? describeIssues(part.error) : []))
    throw commonRefusal('invalid_input', { fields })
  }
  const unstorable = spec.readsAnyText ? [] : [query.data, body.data].flatMap(findTextFaults)
  if (unstorable.length > 0) throw commonRefusal('invalid_input', { fields: unstorable })
  // checkAccess guarantees that the caller is not null where the handler's type says so.
  const input = { ...raw, query: query.data, body: body.data, caller: raw.caller as Caller }
  return z.parse(spec.reply, await handle(input))
}

/** A page number over the maximum is a 404 (no such page), not an invalid field. */
function isBeyondLastPage({ path, code }: z.core.$ZodIssue): boolean {
  return code === 'too_big' && path.length === 1 && path[0] === 'page'
}
