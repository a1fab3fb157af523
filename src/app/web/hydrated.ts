import { newDeferred } from '#lib/web/deferred.ts'

/** Settled when React has taken over the server's HTML. */
export const hydrated = newDeferred()
