import { z } from 'zod/mini'
import type { StaffRole } from './staff-roles.ts'

/** `public`: anyone, a signed-in person is known. `protected`: a signed-in person. `staff`: a person with a staff role. */
export type Access = 'public' | 'protected' | 'staff'

/**
 * How the body travels: JSON, application/x-www-form-urlencoded, or multipart/form-data (files arrive as `Upload`).
 * `stream`: `{ file }` alone, whose bytes are the body and are never held as a whole; what else there is to say is query.
 * `ignored`: whatever a foreign program sends along, nobody reads it.
 */
export type BodyForm = 'json' | 'form' | 'multipart' | 'stream' | 'ignored'

type Schema = z.ZodMiniType

/** One HTTP endpoint, described once and used by the server, the browser, the API document and the tests. */
export type Endpoint<
  A extends Access = Access,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/${string}`
  access: A
  /** With access `staff`: one of these is needed. Left out: any role will do. */
  roles?: readonly StaffRole[]
  /**
   * With access `staff`: the second factor was shown in the last ten minutes, else step_up_needed (money, roles).
   * `when_paying`: its handler asks for it (refuseUnlessSteppedUp) where the act pays; to hide a text at once stays free.
   */
  stepUp?: boolean | 'when_paying'
  /**
   * With access `staff`: what the act does to koin. It `sets` what will be paid, `pays` what was set, or `returns` what
   * somebody has paid. Of the first two nobody profits themselves (identity's refuseOwnGain) and both have a step-up; a
   * test finds the acts that lead to the books and do not say so.
   */
  koin?: 'sets' | 'pays' | 'returns'
  /** One Thai sentence for the API document. */
  summary: string
  query: Q
  body: B
  bodyForm: BodyForm
  /** Bytes; what is larger is refused with 413. */
  bodyLimit: number
  reply: R
  /** Codes of refusals that this endpoint may answer with, besides the common ones. */
  errors: readonly string[]
  /** True: the browser sends no bearer token even when one is stored (login, refresh, password). */
  isAnonymous: boolean
  /** True: the page asks by itself and shows no more than a figure; a session renewed for it reloads nothing. */
  isBackground?: boolean
  /** True: its handler answers for U+0000 and half surrogates itself; elsewhere they are refused before it runs. */
  readsAnyText?: boolean
}

/** The query or body of an endpoint that asks for none. */
export const nothing = z.object({})
type Nothing = typeof nothing

type Optional<Q, B> = {
  query?: Q
  body?: B
  roles?: readonly StaffRole[]
  stepUp?: boolean | 'when_paying'
  koin?: 'sets' | 'pays' | 'returns'
  bodyForm?: BodyForm
  bodyLimit?: number
  errors?: readonly string[]
  isAnonymous?: boolean
  isBackground?: boolean
  readsAnyText?: boolean
}

/** Describes an endpoint; a query or body left out is empty, a body is JSON of at most 64 KiB. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<A extends Access, R extends Schema, Q extends Schema = Nothing, B extends Schema = Nothing>(
  spec: Pick<Endpoint<A, Q, B, R>, 'method' | 'path' | 'access' | 'summary' | 'reply'> & Optional<Q, B>,
): Endpoint<A, Q, B, R> {
  // What is left out here `bind` fills in on the server: a schema named here would be on every page.
  return { bodyForm: 'json', bodyLimit: 64 * 1024, errors: [], isAnonymous: false, ...spec } as unknown as Endpoint<
    A,
    Q,
    B,
    R
  >
}

/** A file of a multipart body: its bytes as they came; `type` is what the sender claims, never to be believed. */
export type Upload = { name: string; type: string; bytes: Uint8Array }

/** The schema of a file in a multipart body. */
export const FilePart = z.custom<Upload>(
  (value) => value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array,
  'ต้องเลือกไฟล์',
)

/** The file of a body that travels as a stream: a browser's file, or its bytes as they come in. */
export type FileBytes = Blob | AsyncIterable<Uint8Array>

/** The schema of the file in a body of form `stream`. */
export const StreamedFile = z.custom<FileBytes>(
  (value) => value instanceof Object && (value instanceof Blob || Symbol.asyncIterator in value),
  'ต้องเลือกไฟล์',
)

/** A streamed file's bytes, a piece at a time. */
export function bytesOf(file: FileBytes): AsyncIterable<Uint8Array> {
  return file instanceof Blob ? (file.stream() as unknown as AsyncIterable<Uint8Array>) : file
}

type Part<Name extends string, Value> =
  Record<string, never> extends Value ? { [N in Name]?: Value } : { [N in Name]: Value }

/** What a caller hands over: only the parts that the endpoint asks for. */
export type CallInput<E extends Endpoint> = Part<'query', z.input<E['query']>> & Part<'body', z.input<E['body']>>
export type Reply<E extends Endpoint> = z.output<E['reply']>

/** Carries a call to its handler and brings back the reply's JSON, or throws a Refusal. */
export type Send = (spec: Endpoint, input: SendInput) => Promise<unknown>
export type SendInput = { query?: unknown; body?: unknown; idempotencyKey?: string }

/** An acknowledgement without content. */
export const Done = z.object({ ok: z.literal(true) })
export const done: z.infer<typeof Done> = { ok: true }

/** Deeper than this nobody turns. */
const lastPage = 100

/** The query of every paged list; a page beyond the hundredth does not exist: page_beyond_last, 404. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(lastPage)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
}

/** A page of a list, as every history and list answers it. */
export function pageOf<Item extends Schema>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })
}

/** items + total → the page's envelope; `pages` counts what can be asked for (at most 100). */
export function toPage<T>(items: T[], total: number, { page, limit }: { page: number; limit: number }) {
  return { items, total, page, pages: Math.min(lastPage, Math.ceil(total / limit)) }
}
