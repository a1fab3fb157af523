import { readToken } from '../session-store.ts'

/**
 * The id of the signed-in person, from the token; null for a visitor. Stored actions of one person are never sent as
 * another.
 */
export function readPersonId(): string | null {
  try {
    const claims = readToken()?.split('.')[1] ?? ''
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? null
  } catch {
    return null
  }
}
