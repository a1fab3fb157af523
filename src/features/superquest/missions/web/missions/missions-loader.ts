import type { LoaderFunctionArgs } from 'react-router'
import { skills } from '#kit/skills.ts'
import { call } from '#lib/web/call.ts'
import { listMissions, monthlyMissions } from '../../contract.ts'

/** The missions that are open or open soon, of one land or of all. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('skill')
  const skill = skills.find((one) => one === asked)
  const [{ items }, { month, occasion }] = await Promise.all([
    call(listMissions, { query: skill ? { skill } : {} }),
    call(monthlyMissions, {}),
  ])
  return { skill: skill ?? null, items, month, occasion }
}
