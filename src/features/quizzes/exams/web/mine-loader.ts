import { call } from '#lib/web/call.ts'
import { type MyQuizzes, readMyQuizzes } from '../contract.ts'

/** How each quiz stands for the signed-in person; null when it could not be loaded. */
export async function loadMyQuizzes(): Promise<MyQuizzes | null> {
  try {
    return await call(readMyQuizzes, {})
  } catch (error) {
    console.error(error)
    return null
  }
}
