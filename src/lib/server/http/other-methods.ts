import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'

/**
 * Answers the methods that an address does not accept, before the body is read: OPTIONS with an Allow header, others
 * with a 405 (RFC 9110, 9.3.7 and 15.5.6). HEAD is accepted wherever GET is. `isThere` tells whether an address exists,
 * for patterns that also match unknown ones.
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
    // The onRequest hook has already answered.
    handler: async () => {},
  })
}
