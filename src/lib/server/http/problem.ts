import type { Refusal } from '#lib/errors.ts'

/** The reply that says a refusal: its problem document (RFC 9457) with what its status asks for in the headers. */
export function problemReply({ problem }: Refusal): { status: number; headers: Record<string, string>; body: string } {
  const { status, retry_after: retryAfter } = problem
  return {
    status,
    headers: {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      // Without closing, the server would read the rest of the oversized body.
      ...(status === 413 && { connection: 'close' }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
    },
    body: JSON.stringify(problem),
  }
}
