import { listQuizDays } from '#features/quizzes/daily/admin-contract.ts'
import { listQuizPeriods } from '#features/quizzes/exams/admin-contract.ts'
import { call } from '#lib/web/call.ts'

export async function loader() {
  const [days, periods] = await Promise.all([call(listQuizDays, {}), call(listQuizPeriods, {})])
  return { days, periods }
}
