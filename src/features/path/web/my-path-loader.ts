import { call } from '#lib/web/call.ts'
import { type MyPath, readMyPath } from '../contract.ts'
import { handOverPlacement } from './pending-placement.ts'

/** The progress of the signed-in person, including answers from before the login; null when it could not be loaded. */
export async function loadMyPath(): Promise<MyPath | null> {
  try {
    await handOverPlacement()
    return await call(readMyPath, {})
  } catch (error) {
    console.error(error)
    return null
  }
}
