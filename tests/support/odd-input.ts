import fc from 'fast-check'
import { z } from 'zod/mini'
import type { Endpoint } from '#lib/contract.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Input = { value: unknown; paths: string[] }
/** `moments`: future times, each later than the one before. */
type Filling = { text: string; moments: Iterator<string> }

const formats: Record<string, string> = {
  uuid: '019a0000-0000-4000-8000-000000000000',
  date: '2026-11-21',
  email: 'kla@example.com',
  uri: 'https://example.com/',
}

/**
 * A valid value for a part of a call (query or body) by its schema, with a text in every field that takes any text, and
 * the paths of these fields. Of several alternatives it takes the first one with such a field.
 */
export function fillTexts(part: Endpoint['body'], text: string): Input {
  const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return fill(schema, '', { text, moments: listMoments() })
}

function fill(schema: JsonSchema, path: string, filling: Filling): Input {
  const shapes = schema.anyOf ?? schema.oneOf
  if (shapes) {
    const filled = shapes.map((one) => fill(one as JsonSchema, path, filling))
    return filled.find(({ paths }) => paths.length > 0) ?? filled[0]!
  }
  if (schema.const !== undefined || schema.enum) return plain(schema.const ?? schema.enum![0])
  switch (schema.type) {
    case 'object':
      return fillObject(schema, path, filling)
    case 'array':
      return fillArray(schema, path, filling)
    case 'string':
      return fillString(schema, path, filling)
    case 'integer':
    case 'number':
      return plain(Math.max(1, schema.minimum ?? 1))
    case 'boolean':
      return plain(true)
    case 'null':
      return plain(null)
    default:
      return plain({ name: 'ก.png', type: 'image/png', bytes: new Uint8Array([1]) })
  }
}

const plain = (value: unknown): Input => ({ value, paths: [] })
const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

function fillObject({ properties = {} }: JsonSchema, path: string, filling: Filling): Input {
  const filled = Object.entries(properties).map(
    ([name, one]) => [name, fill(one as JsonSchema, below(path, name), filling)] as const,
  )
  return {
    value: Object.fromEntries(filled.map(([name, { value }]) => [name, value])),
    paths: filled.flatMap(([, { paths }]) => paths),
  }
}

function fillArray({ items, prefixItems, minItems = 1 }: JsonSchema, path: string, filling: Filling): Input {
  const all = prefixItems ?? Array<unknown>(Math.max(1, minItems)).fill(items)
  const filled = all.map((one, i) => fill(one as JsonSchema, below(path, i), filling))
  return { value: filled.map(({ value }) => value), paths: filled.flatMap(({ paths }) => paths) }
}

function fillString({ format, pattern, minLength = 0 }: JsonSchema, path: string, { text, moments }: Filling): Input {
  if (format === 'date-time') return plain(moments.next().value)
  if (format && formats[format]) return plain(formats[format])
  return pattern ? plain(matching(pattern)) : { value: text.padStart(minLength, 'ก'), paths: [path] }
}

/** Returns the same text for the same pattern. Lookaheads are removed, because the generator does not support them. */
function matching(pattern: string): string | undefined {
  const known = fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?!.*?\)/g, ''), 'u'))
  const [found] = fc.sample(
    known.filter((one) => new RegExp(pattern, 'u').test(one)),
    { numRuns: 1, seed: 1 },
  )
  return found
}

function* listMoments(): Generator<string, string> {
  for (let day = 1; ; day += 1) yield new Date(Date.UTC(2026, 10, 21 + day)).toISOString()
}
