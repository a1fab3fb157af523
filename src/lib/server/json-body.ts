import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'

/** No body of ours is a tenth as deep; what looks at one may go down it step by step. */
const deepest = 100

/** Reads JSON bodies as the framework does, but refuses with malformed what is nested deeper than a hundred levels. */
export function readFlatJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body) ? done(commonRefusal('malformed')) : parse(request, body, done),
  )
}

/** Whether brackets are nested deeper than this in a JSON text. Linear; a text that is no JSON is the parser's to refuse. */
export function isTooDeep(text: string, most = deepest): boolean {
  let depth = 0
  let isText = false
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (letter === '"') isText = !isText
    else if (!isText) {
      if (letter === '[' || letter === '{') {
        if (++depth > most) return true
      } else if (letter === ']' || letter === '}') depth--
    } else if (letter === '\\') i++
  }
  return false
}
