/** Settled when React has taken over the server's HTML. */
export const hydrated = Promise.withResolvers<void>()
