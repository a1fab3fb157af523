import { type ErrorTable, type Problem, refusals } from '#lib/errors.ts'

export type Json = Record<string, unknown>

/** One response of the API document: all codes of one status, each with its sentence and an example problem. */
export function describeErrors(codes: readonly string[], errors: ErrorTable): { description: string; content: Json } {
  const refuse = refusals(errors)
  const problems = [...new Set(codes)].map((code): Problem => {
    // The title has … where the detail has a value.
    const { problem } = refuse(code)
    return { ...problem, detail: problem.title }
  })
  const examples = problems.map((value) => [value.code, { summary: value.title, value }] as const)
  return {
    description: problems.map(({ code, title }) => `${code}: ${title}`).join(' · '),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
