import { call } from '#lib/web/call.ts'
import { type MyQuizzes, readMyQuizzes } from '../contract.ts'

/** The signed-in person's state of each quiz; null when it could not be loaded. */
export async function loadMyQuizzes(): Promise<MyQuizzes | null> {
  try {
    return await call(readMyQuizzes, {})
  } catch (error) {
    console.error(error)
    return null
  }
}
