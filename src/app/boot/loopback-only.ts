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
 * Applies when they are on by default and not by an explicit setting. Under another name than that of `origin` or of this
 * machine they answer nobody: a page of a stranger whose name was pointed here afterwards (DNS rebinding) could read them
 * in the browser of a developer.
 */
export function limitToLoopback(
  http: FastifyInstance,
  onlyHere: Record<keyof typeof places, boolean>,
  origin = 'http://localhost',
): void {
  const own = new URL(origin).hostname
  const kinds = (['providers', 'outbox'] as const).filter((kind) => onlyHere[kind])
  const saved = kinds.flatMap((kind) => places[kind])
  http.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?')
    const isSaved = saved.some((place) => path === place || path.startsWith(`${place}/`))
    if (isSaved && !isFromHere(request)) throw commonRefusal('not_found')
    const isNamed = [...places.providers, ...places.outbox].some(
      (place) => path === place || path.startsWith(`${place}/`),
    )
    if (isNamed && !isOurName(request.headers.host, own)) throw commonRefusal('not_found')
  })
}

/** Whether a Host header names this machine or the public origin, at any port. */
function isOurName(host: string | undefined, own: string): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname
  return name === own || name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name ?? '')
}

/** A proxy names its client in these headers, whether or not TRUST_PROXY believes them. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const isSentOn = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => headers[name] !== undefined)
  return !isSentOn && /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/.test(ip)
}
