import type { FastifyInstance } from 'fastify'
import { commonRefusal } from '#lib/errors.ts'

/** The deepest body of any endpoint is a tenth of this, so code that reads one may recurse. */
const deepest = 100

/** Parses JSON bodies with Fastify's parser, but refuses (malformed) those nested deeper than 100 levels. */
export function readFlatJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body) ? done(commonRefusal('malformed')) : parse(request, body, done),
  )
}

/** Whether a JSON text is nested deeper than `max` levels. Linear time. Invalid JSON is left to the parser. */
export function isTooDeep(text: string, max = deepest): boolean {
  let depth = 0
  let isText = false
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (letter === '"') isText = !isText
    else if (!isText) {
      if (letter === '[' || letter === '{') {
        if (++depth > max) return true
      } else if (letter === ']' || letter === '}') depth--
    } else if (letter === '\\') i++
  }
  return false
}
