import { afterEach, expect } from 'vitest'
import type { OnUndeclared } from '#lib/server/http/http.ts'

/** Fails each test of this file in which an endpoint answers with an error code that its contract does not declare. */
export function failOnUndeclared(): OnUndeclared {
  const seen = new Set<string>()
  afterEach(() => {
    const faults = [...seen]
    seen.clear()
    expect(faults).toEqual([])
  })
  return (fault) => void seen.add(fault)
}
