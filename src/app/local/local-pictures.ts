import type { FastifyInstance } from 'fastify'
import { drawSvg } from '#lib/server/pictures/pictures.ts'
import type { LocalPerson } from './local-people.ts'

/** The picture URL of a local identity; undefined when it has none. */
export function localPictureOf({ id, picture }: LocalPerson, base: string): string | undefined {
  return picture === undefined ? `${base}/pictures/${id}.png` : (picture ?? undefined)
}

/** Serves a drawn face with a colour derived from the id, at `prefix`/pictures. */
export function serveLocalPictures(http: FastifyInstance, prefix: string): void {
  http.get<{ Params: { id: string } }>(`${prefix}/pictures/:id.png`, async ({ params: { id } }, reply) => {
    const hue = parseInt(id.slice(1, 5), 16) % 360 || 0
    return reply.type('image/png').send(await drawSvg(drawFace(hue)))
  })
}

function drawFace(hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 32 32"><rect width="32" height="32" fill="hsl(${hue},60%,78%)"/><circle cx="16" cy="17" r="10" fill="hsl(${hue},55%,42%)"/><circle cx="12.5" cy="15" r="1.6" fill="#fff"/><circle cx="19.5" cy="15" r="1.6" fill="#fff"/><path d="M11.5 19.5a5 5 0 0 0 9 0" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>`
}
