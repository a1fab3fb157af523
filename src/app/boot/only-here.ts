import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listMails, readMail } from '#features/notifications/outbox-contract.ts'
import { framePath } from '#features/notifications/server/outbox-queries.ts'
import { commonRefusal } from '#lib/errors.ts'

const places = {
  providers: ['/local-line', '/local-facebook'],
  outbox: [listMails.path, readMail.path, framePath],
}

/**
 * Answers 404 for the stand-in providers and the outbox to clients on other machines, also through a proxy on this one.
 * Applies when they are on by default and not by an explicit setting.
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
