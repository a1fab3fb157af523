import { newDeferred } from '#lib/web/deferred.ts'

/** Resolves when React has hydrated the server's HTML. */
export const hydrated = newDeferred()
