import { z } from 'zod/mini'
import type { StaffRole } from './staff-roles.ts'

/**
 * `public`: anyone; a signed-in caller is identified. `protected`: signed-in callers. `staff`: callers with a staff
 * role.
 */
export type Access = 'public' | 'protected' | 'staff'

/**
 * The encoding of the body: JSON, application/x-www-form-urlencoded, or multipart/form-data (files arrive as `Upload`).
 * `stream`: the body is one file that is never held in memory as a whole; all else goes into the query. `ignored`: a
 * third party may send any body, which is not read.
 */
export type BodyForm = 'json' | 'form' | 'multipart' | 'stream' | 'ignored'

type Schema = z.ZodMiniType

/** One HTTP endpoint, described once for the server, the browser, the API document and the tests. */
export type Endpoint<
  A extends Access = Access,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** A part in braces ('/plan/{id}') is the field of the query with that name. */
  path: `/${string}`
  access: A
  /** For `staff`: the caller needs one of these roles; without it any staff role is enough. */
  roles?: readonly StaffRole[]
  /**
   * For `staff`: requires the second factor within the last ten minutes, else step_up_needed (for money and roles).
   * `when_paying`: the handler calls refuseUnlessSteppedUp when the act pays, so that hiding a text at once needs no
   * step-up.
   */
  stepUp?: boolean | 'when_paying'
  /**
   * For `staff`: the act's effect on koin. It `sets` an amount to be paid, `pays` a set amount, or `returns` what a
   * person has paid. Staff may not set or pay to themselves (identity's refuseOwnGain), and both need a step-up. A test
   * finds acts that reach the ledger without this field.
   */
  koin?: 'sets' | 'pays' | 'returns'
  /**
   * For `staff`: the reply tells names, addresses, phones or mail addresses of members, and each one that is sent is in the
   * audit log: recorded by the server with this kind of subject, or `by_handler`, where the act itself is recorded or
   * asks for a reason. A test finds replies that tell them without this field.
   */
  looks?: string
  /** One Thai sentence for the API document. */
  summary: string
  query: Q
  body: B
  bodyForm: BodyForm
  /** In bytes; a larger body is refused with 413. */
  bodyLimit: number
  reply: R
  /** Error codes of this endpoint besides the common ones. */
  errors: readonly string[]
  /** True: the browser sends no bearer token even if it has one (login, refresh, password). */
  isAnonymous: boolean
  /** True: the page polls it for a figure; a session renewed for it does not reload other data. */
  isBackground?: boolean
  /**
   * For a GET that only reads: the reply may be seconds old, and comes from a replica where there is one. A browser that
   * has just sent an act reads what is at least as new.
   */
  mayLag?: boolean
  /**
   * True: the handler handles U+0000 and lone surrogates itself; elsewhere they are refused before the handler runs.
   */
  readsAnyText?: boolean
}

/** The query or body schema of an endpoint without one. */
export const nothing = z.object({})
type Nothing = typeof nothing

type Optional<Q, B> = {
  query?: Q
  body?: B
  roles?: readonly StaffRole[]
  stepUp?: boolean | 'when_paying'
  koin?: 'sets' | 'pays' | 'returns'
  looks?: string
  bodyForm?: BodyForm
  bodyLimit?: number
  errors?: readonly string[]
  isAnonymous?: boolean
  isBackground?: boolean
  mayLag?: boolean
  readsAnyText?: boolean
}

/** Defines an endpoint. Without `query` or `body` it takes none; the body is JSON of at most 64 KiB by default. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<A extends Access, R extends Schema, Q extends Schema = Nothing, B extends Schema = Nothing>(
  spec: Pick<Endpoint<A, Q, B, R>, 'method' | 'path' | 'access' | 'summary' | 'reply'> & Optional<Q, B>,
): Endpoint<A, Q, B, R> {
  // `bind` fills in the missing schemas on the server: a schema named here would be in every page's bundle.
  return { bodyForm: 'json', bodyLimit: 64 * 1024, errors: [], isAnonymous: false, ...spec } as unknown as Endpoint<
    A,
    Q,
    B,
    R
  >
}

/** A file of a multipart body. `type` is the client's claim and must not be trusted. */
export type Upload = { name: string; type: string; bytes: Uint8Array }

/** The schema of a file in a multipart body. */
export const FilePart = z.custom<Upload>(
  (value) => value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array,
  'ต้องเลือกไฟล์',
)

/** The file of a streamed body: a Blob in the browser, chunks on the server. */
export type FileBytes = Blob | AsyncIterable<Uint8Array>

/** The schema of the file in a body of form `stream`. */
export const StreamedFile = z.custom<FileBytes>(
  (value) => value instanceof Object && (value instanceof Blob || Symbol.asyncIterator in value),
  'ต้องเลือกไฟล์',
)

/** The bytes of a streamed file in chunks. */
export function bytesOf(file: FileBytes): AsyncIterable<Uint8Array> {
  return file instanceof Blob ? (file.stream() as unknown as AsyncIterable<Uint8Array>) : file
}

type Part<Name extends string, Value> =
  Record<string, never> extends Value ? { [N in Name]?: Value } : { [N in Name]: Value }

/** The input of a call: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<'query', z.input<E['query']>> & Part<'body', z.input<E['body']>>
export type Reply<E extends Endpoint> = z.output<E['reply']>

/** Sends a call to its handler and returns the reply's JSON; throws a Refusal. */
export type Send = (spec: Endpoint, input: SendInput) => Promise<unknown>
export type SendInput = { query?: unknown; body?: unknown; idempotencyKey?: string }

/** The reply of an act that returns no data. */
export const Done = z.object({ ok: z.literal(true) })
export const done: z.infer<typeof Done> = { ok: true }

/** The path of a call with the parts in braces filled from its query, and the fields that stay in the query. */
export function fillPath(
  path: string,
  query: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...query }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

/** The highest page number that can be requested. */
const lastPage = 100

/** The query of every paged list. A page beyond 100 is refused with page_beyond_last (404). */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(lastPage)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
}

/** The reply of every paged list. */
export function pageOf<Item extends Schema>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })
}

/**
 * Wraps items in a page's reply. `total` counts all items; `pages` is the number of pages that can be requested (at
 * most 100).
 */
export function toPage<T>(items: T[], total: number, { page, limit }: { page: number; limit: number }) {
  return { items, total, page, pages: Math.min(lastPage, Math.ceil(total / limit)) }
}
