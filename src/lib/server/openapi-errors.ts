import { type ErrorTable, type Problem, refusals } from '#lib/errors.ts'

export type Json = Record<string, unknown>

/** A response of the API document for codes of one status: each with its sentence and the problem it comes as. */
export function describeErrors(codes: readonly string[], errors: ErrorTable): { description: string; content: Json } {
  const refuse = refusals(errors)
  const problems = [...new Set(codes)].map((code): Problem => {
    // The title keeps a … where a case puts its own figure.
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
