import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'

/**
 * Answers the methods that an address does not take, before anything of a body is read: OPTIONS with what it takes, the
 * others with a 405 that says so (RFC 9110, 9.3.7 and 15.5.6). HEAD is taken wherever GET is. `isThere`: for a pattern
 * that covers unknown addresses too.
 */
export function answerOtherMethods(
  http: FastifyInstance,
  url: string,
  methods: readonly string[],
  isThere: (url: string) => boolean = () => true,
): void {
  const taken = methods.includes('GET') ? [...methods, 'HEAD'] : [...methods]
  const allow = [...taken, 'OPTIONS'].join(', ')
  http.route({
    method: http.supportedMethods.filter((method) => !taken.includes(method)),
    url,
    onRequest: async (request, reply) => {
      if (!isThere(request.url)) throw commonRefusal('not_found')
      void reply.header('allow', allow)
      if (request.method !== 'OPTIONS') throw commonRefusal('method_not_allowed')
      return reply.code(204).send()
    },
    // The hook has answered.
    handler: async () => {},
  })
}
