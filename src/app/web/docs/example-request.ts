import { type ApiCall, accessOf, bodyOf, type Parameter, type Schema } from './api-document.ts'
import { alternativesOf } from './schema-words.ts'

/** Example values that a schema does not provide. */
const byName: Record<string, string> = {
  password: 'kinkhaowduaikan',
  display_name: 'มายด์',
  keyword: 'ออม',
  grant_type: 'refresh_token',
  refresh_token: '<refresh token>',
}
const byFormat: Record<string, string> = {
  email: 'mind@example.com',
  date: '2011-04-13',
  'date-time': '2026-11-21T09:00:00Z',
  uuid: '01939f3e-6c1a-7b3e-9d55-3f0c2a7b1e10',
  uri: 'https://example.com/',
}

/** A call as a curl command: required parts only, with values of the right type. */
export function exampleRequest({ method, path, operation }: ApiCall, origin: string): string {
  const needed = operation.parameters.filter((one) => one.required && one.in === 'query')
  const query = needed.map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema, name)))}`)
  const address = `${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...(accessOf(operation) === 'needed' ? ["-H 'Authorization: Bearer <access token>'"] : []),
    ...(operation.parameters.some(isKey) ? ["-H 'Idempotency-Key: 6f1c0a52'"] : []),
    ...bodyLines(operation),
  ].join(' \\\n  ')
}

function isKey({ name }: Parameter): boolean {
  return name === 'Idempotency-Key'
}

function bodyLines(operation: ApiCall['operation']): string[] {
  const body = bodyOf(operation)
  if (!body) return []
  const value = exampleOf(body.schema, '') as Record<string, unknown>
  if (body.type === 'application/json') return [`--json '${JSON.stringify(value)}'`]
  const flag = body.type === 'multipart/form-data' ? '-F' : '--data-urlencode'
  return Object.entries(value).map(([name, one]) => `${flag} '${name}=${one}'`)
}

/** A value that matches the schema as far as the schema tells; objects with their required fields. */
export function exampleOf(schema: Schema, name: string): unknown {
  const first = alternativesOf(schema)[0] ?? {}
  if (first !== schema) return exampleOf(first, name)
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const type = [schema.type].flat()[0]
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'array') return schema.items ? [exampleOf(schema.items, name)] : []
  if (type === 'object') {
    const { properties = {}, required = [] } = schema
    return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {}, key)]))
  }
  if (type === undefined) return '@picture.webp'
  return byName[name] ?? byFormat[schema.format ?? ''] ?? '…'
}
