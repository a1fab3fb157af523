import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listMails, readMail } from '#features/notifications/outbox-contract.ts'
import { framePath } from '#features/notifications/server/outbox-queries.ts'
import { commonRefusal } from '#lib/errors.ts'

const places = {
  providers: ['/local-line', '/local-facebook'],
  outbox: [listMails.path, readMail.path, framePath],
}

/**
 * Makes the stand-in providers and the outbox unknown to clients on another machine, a proxy of this one included:
 * they were not switched on, they are there because nobody else was thought to come.
 */
export function keepHere(http: FastifyInstance, onlyHere: Record<keyof typeof places, boolean>): void {
  const kinds = (['providers', 'outbox'] as const).filter((kind) => onlyHere[kind])
  const kept = kinds.flatMap((kind) => places[kind])
  http.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?')
    const isKept = kept.some((place) => path === place || path.startsWith(`${place}/`))
    if (isKept && !isFromHere(request)) throw commonRefusal('not_found')
  })
}

/** A proxy names its client in these headers, whether or not TRUST_PROXY believes them. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const isSentOn = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => headers[name] !== undefined)
  return !isSentOn && /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/.test(ip)
}
