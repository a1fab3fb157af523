/** The subset of OpenAPI 3.1 and JSON Schema that our document uses. */
export type Schema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema }
export type ProblemExample = { status: number; code: string; title: string }
type Content = Record<string, { schema: Schema; examples?: Record<string, { value: ProblemExample }> }>

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export type ApiDocument = {
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { responses: { Problem: { content: Content } } }
}

/** One call of the API. `anchor` is its fragment on the page, which depends on method and path only. */
export type ApiCall = { method: string; path: string; anchor: string; operation: Operation }

/** Every call of the document, in its order. */
export function listCalls({ paths }: ApiDocument): ApiCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      anchor: `${method}${path.replace(/[^\w-]+/g, '-')}`,
      operation,
    })),
  )
}

/** The problems of one call, without those that every call may return. */
export function problemsOf({ responses }: Operation): ProblemExample[] {
  return Object.entries(responses).flatMap(([status, { content }]) => (/^\d+$/.test(status) ? examplesOf(content) : []))
}

/** The problems that every call may return. */
export function commonProblems({ components }: ApiDocument): ProblemExample[] {
  return examplesOf(components.responses.Problem.content)
}

function examplesOf(content: Content = {}): ProblemExample[] {
  return Object.values(content['application/problem+json']?.examples ?? {}).map(({ value }) => value)
}

/** The content type of the body and its schema; null for a call without a body. */
export function bodyOf({ requestBody }: Operation): { type: string; schema: Schema } | null {
  const [entry] = Object.entries(requestBody?.content ?? {})
  return entry ? { type: entry[0], schema: entry[1].schema } : null
}

/** anyone: no token is read. optional: a token adds personal data. needed: 401 without a token. */
export function accessOf({ security }: Operation): 'anyone' | 'optional' | 'needed' {
  if (security.length === 0) return 'anyone'
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'needed'
}
