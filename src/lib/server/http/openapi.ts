import { z } from 'zod/mini'
import type { Endpoint } from '#lib/contract.ts'
import { commonErrors, type ErrorTable } from '#lib/errors.ts'
import type { Route } from '../routes.ts'
import { describeErrors, type Json } from './openapi-errors.ts'

const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457 problem document; `detail` is the Thai sentence for the person',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'detail'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    see: {
      type: 'object',
      description: 'what stands in the way',
      required: ['title', 'href'],
      properties: { title: { type: 'string' }, href: { type: 'string' } },
    },
    retry_after: { type: 'integer', description: 'seconds' },
    figures: {
      type: 'object',
      description: 'what the sentence says, as numbers; amounts in hundredths of koin',
      additionalProperties: { type: 'integer' },
    },
  },
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  stream: 'application/octet-stream',
  ignored: '*/*',
} as const

type About = { title: string; version: string; origin: string }

/**
 * Builds the OpenAPI 3.1 document of the routes; zod derives every schema from the contract. `errors` holds the error
 * tables of all features, for status and sentence of each code.
 */
export function newApiDocument(routes: Route[], about: About, errors: ErrorTable): Json {
  const paths: Record<string, Json> = {}
  for (const { spec, name } of routes)
    paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: describe(spec, name, errors) }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      description: 'จำนวนเงินทุกค่าเป็นจำนวนเต็มหน่วย 1/100 koin เวลาเป็น ISO 8601 และข้อผิดพลาดเป็น problem document ภาษาไทย',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: about.origin }],
    tags: [...new Set(routes.map(({ spec }) => tagOf(spec)))].map((tag) => ({
      name: tag,
      description: `เรียกใช้ส่วน ${tag}`,
    })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
      responses: {
        Problem: {
          description: 'คำขอถูกปฏิเสธ หรือทำไม่สำเร็จ',
          content: describeErrors(Object.keys(commonErrors).filter(isOfServer), commonErrors).content,
        },
      },
    },
  }
}

function describe(spec: Endpoint, name: string, errors: ErrorTable): Json {
  const hasBody = spec.method !== 'GET' && !isEmpty(spec.body)
  return {
    operationId: name,
    summary: spec.summary,
    tags: [tagOf(spec)],
    ...(spec.errors.length > 0 && { description: `รหัสข้อผิดพลาด: ${spec.errors.join(', ')}` }),
    security: spec.access === 'public' ? (spec.isAnonymous ? [] : [{}, { bearer: [] }]) : [{ bearer: [] }],
    parameters: parametersOf(spec),
    ...(hasBody && {
      requestBody: {
        required: true,
        content: {
          [bodyTypes[spec.bodyForm]]: {
            schema: spec.bodyForm === 'stream' ? { type: 'string', format: 'binary' } : schemaOf(spec.body, 'input'),
          },
        },
      },
    }),
    responses: {
      200: { description: 'สำเร็จ', content: { 'application/json': { schema: schemaOf(spec.reply, 'output') } } },
      ...refusalsOf(spec, errors),
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  }
}

/** Refusals of one endpoint, by status. Refusals that any endpoint may answer are listed once, under 4XX and 5XX. */
function refusalsOf(spec: Endpoint, errors: ErrorTable): Json {
  const codes = [
    ...(spec.access === 'public' ? [] : ['signed_out']),
    ...(spec.access === 'staff' ? ['forbidden', 'second_factor_needed'] : []),
    ...(spec.stepUp ? ['step_up_needed'] : []),
    ...(isEmpty(spec.query) && isEmpty(spec.body) ? [] : ['invalid_input']),
    ...spec.errors,
  ].filter((code) => errors[code])
  const statuses = [...new Set(codes.map((code) => errors[code]!.status))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      describeErrors(
        codes.filter((code) => errors[code]!.status === status),
        errors,
      ),
    ]),
  )
}

/** Whether the server itself sends this code: offline and timed_out are made in the browser. */
function isOfServer(code: string): boolean {
  return code !== 'offline' && code !== 'timed_out'
}

function parametersOf(spec: Endpoint): Json[] {
  const { properties = {}, required = [] } = schemaOf(spec.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const fromQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: spec.path.includes(`{${name}}`) ? 'path' : 'query',
    required: required.includes(name),
    schema,
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'คำขอซ้ำด้วยรหัสเดิมได้คำตอบเดิม',
    schema: { type: 'string', maxLength: 100 },
  }
  return spec.method === 'POST' && spec.access !== 'public' ? [...fromQuery, key] : fromQuery
}

function schemaOf(schema: Endpoint['query'], io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

function isEmpty(schema: Endpoint['body']): boolean {
  return Object.keys((schemaOf(schema, 'input') as { properties?: Json }).properties ?? {}).length === 0
}

/** The tag is the first word after the API's prefix: /v2/api/quiz/daily → quiz. */
function tagOf({ path }: Endpoint): string {
  return path.replace(/^\/(v2\/)?(api\/)?/, '').split('/')[0] ?? 'api'
}
