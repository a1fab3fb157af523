/** As much of OpenAPI 3.1 and JSON Schema as our own document uses. */
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

/** One call of the API. `anchor` is its place on the page and stays as long as method and path do. */
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

/** The problems that one call names, besides those that any call may answer with. */
export function problemsOf({ responses }: Operation): ProblemExample[] {
  return Object.entries(responses).flatMap(([status, { content }]) => (/^\d+$/.test(status) ? examplesOf(content) : []))
}

/** The problems that any call may answer with. */
export function commonProblems({ components }: ApiDocument): ProblemExample[] {
  return examplesOf(components.responses.Problem.content)
}

function examplesOf(content: Content = {}): ProblemExample[] {
  return Object.values(content['application/problem+json']?.examples ?? {}).map(({ value }) => value)
}

/** What comes with a body, and the schema of its content; null for a call without. */
export function bodyOf({ requestBody }: Operation): { type: string; schema: Schema } | null {
  const [entry] = Object.entries(requestBody?.content ?? {})
  return entry ? { type: entry[0], schema: entry[1].schema } : null
}

/** anyone: no token is read. optional: a token adds what is personal. needed: without a token it is a 401. */
export function accessOf({ security }: Operation): 'anyone' | 'optional' | 'needed' {
  if (security.length === 0) return 'anyone'
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'needed'
}
