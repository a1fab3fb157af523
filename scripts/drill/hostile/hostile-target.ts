import type { Db } from '#db/open.ts'
import type { Endpoint } from '#lib/contract.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import { packBody } from '#tests/support/pack-body.ts'

/** What is attacked, and the people who do it. `saver` has a long passbook, `owner` an account that strangers lock. */
export type Target = {
  origin: string
  db: Db
  author: TestPerson
  painters: TestPerson[]
  saver: TestPerson
  owner: TestPerson
}

/**
 * An attack returns the statuses of its replies; `isRight` tells whether a status is acceptable, and `fault` what else
 * went wrong.
 */
export type Outcome = { statuses: number[]; fault?: string | undefined }
export type Attack = { name: string; run: (target: Target) => Promise<Outcome>; isRight: (status: number) => boolean }

/** Calls an endpoint as this person, and returns the status of the reply. */
export async function send(
  origin: string,
  who: TestPerson,
  spec: Endpoint,
  body: Record<string, unknown>,
): Promise<number> {
  const response = await call(origin, who, spec, body)
  await response.arrayBuffer()
  return response.status
}

/** Calls an endpoint as this person. */
export async function call(origin: string, who: TestPerson, spec: Endpoint, body: Record<string, unknown>) {
  const bound = { bodyForm: spec.bodyForm ?? 'json' } as Endpoint
  const { type, payload } = await packBody(bound, body)
  const headers = { 'content-type': type, authorization: `Bearer ${who.token}` }
  return fetch(origin + spec.path, { method: spec.method, headers, body: payload })
}

/** Sends a request and returns the status of the reply. */
export async function ask(url: string, init?: RequestInit): Promise<number> {
  const response = await fetch(url, init)
  await response.arrayBuffer()
  return response.status
}

/** Sends requests of a person or a visitor, eight at a time. */
export async function askEight(urls: readonly string[], who?: TestPerson): Promise<Outcome> {
  const statuses: number[] = []
  const left = [...urls]
  const init = who ? { headers: { authorization: `Bearer ${who.token}` } } : {}
  const lane = async () => {
    for (let url = left.shift(); url; url = left.shift()) statuses.push(await ask(url, init))
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return { statuses }
}
