import { readToken } from '../session-store.ts'

/** Whose browser this is now, by the token; null for a visitor. What is kept for one person is never sent as another. */
export function readPersonId(): string | null {
  try {
    const claims = readToken()?.split('.')[1] ?? ''
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? null
  } catch {
    return null
  }
}
