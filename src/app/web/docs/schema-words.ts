import type { Schema } from './api-document.ts'
import { text } from './text.ts'

/** The alternatives of a schema; a schema without alternatives is its own. */
export function alternativesOf(schema: Schema): Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema]
}

/** The type of a value, in Thai: "ข้อความ (อีเมล)", "รายการของจำนวนเต็ม", "ข้อความ หรือ null". */
export function nameType(schema: Schema): string {
  const names = alternativesOf(schema).flatMap((one) => (one === schema ? nameOwnType(one) : nameType(one)))
  return [...new Set(names)].join(text.or)
}

function nameOwnType(schema: Schema): string[] {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  const types = schema.type === undefined ? ['any'] : [schema.type].flat()
  return types.map((type) => {
    if (type === 'array') return text.listOf(nameType(schema.items ?? {}))
    const format = type === 'string' && schema.format ? text.formats[schema.format] : undefined
    return (text.types[type] ?? type) + (format ? ` (${format})` : '')
  })
}

/** The limits of a value, a few Thai words each. Bounds that only reflect the number type are omitted. */
export function listLimits(schema: Schema): string[] {
  if (schema.anyOf ?? schema.oneOf) return [...new Set(alternativesOf(schema).flatMap(listLimits))]
  const { minLength, maxLength, minItems, maxItems, pattern, format } = schema
  const [minimum, maximum] = [schema.minimum, schema.maximum].map((bound) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined,
  )
  return [
    range(minLength, maxLength, text.letters),
    range(minimum, maximum, ''),
    range(minItems, maxItems, text.items),
    schema.enum && `${text.oneOf} ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`,
    // A known format has a name; its long pattern would add nothing.
    pattern && !format && `${text.pattern} ${pattern}`,
    schema.default !== undefined && `${text.default} ${JSON.stringify(schema.default)}`,
    ...(schema.items ? listLimits(schema.items).map((limit) => `${text.each} ${limit}`) : []),
  ].filter((limit) => typeof limit === 'string')
}

function range(min: number | undefined, max: number | undefined, unit: string): string | undefined {
  if (min === undefined && max === undefined) return undefined
  const words = min === undefined ? text.atMost(max!) : max === undefined ? text.atLeast(min) : text.between(min, max)
  return unit ? `${words} ${unit}` : words
}

/** The nested objects with fields of their own, with a name when there are several. */
export function innerObjects(schema: Schema): { name: string | null; schema: Schema }[] {
  const found = alternativesOf(schema).flatMap((one) => {
    if (one !== schema && (one.anyOf ?? one.oneOf)) return innerObjects(one).map((inner) => inner.schema)
    if (one.items) return innerObjects(one.items).map((inner) => inner.schema)
    if (typeof one.additionalProperties === 'object') return innerObjects(one.additionalProperties).map((i) => i.schema)
    return Object.keys(one.properties ?? {}).length > 0 ? [one] : []
  })
  return found.map((one, i) => ({ name: found.length > 1 ? nameKind(one, i) : null, schema: one }))
}

/** The members of a union differ by a constant. */
function nameKind({ properties = {} }: Schema, place: number): string {
  const constant = Object.entries(properties).find(([, { const: value }]) => value !== undefined)
  return constant ? `${constant[0]} = ${JSON.stringify(constant[1].const)}` : text.kind(place + 1)
}
