import type { LoaderFunctionArgs } from 'react-router'
import { type Skill, skills } from '#kit/skills.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { analyseQuestions, readLearningGain } from '../admin-contract.ts'

const pools = ['daily', 'exam', 'money', 'path'] as const

/**
 * A page of questions with their statistics, filtered by pool and skill or by id, and the learning gain of all people.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const pool = oneOf(pools, search.get('pool') ?? '') ?? null
  const skill: Skill | null = oneOf(skills, search.get('skill') ?? '') ?? null
  const asked = search.get('id')
  const id = asked && /^[0-9a-f-]{36}$/.test(asked) ? asked : null
  const query = { page, limit: 20, ...(id && { id }), ...(pool && { pool }), ...(skill && { skill }) }
  const [list, gain] = await Promise.all([call(analyseQuestions, { query }), call(readLearningGain, {})])
  return { list, gain: gain.skills, countedAt: gain.counted_at, id, pool, skill }
}
