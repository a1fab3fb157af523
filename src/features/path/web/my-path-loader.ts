import { call } from '#lib/web/call.ts'
import { type MyPath, readMyPath } from '../contract.ts'
import { handOverPlacement } from './pending-placement.ts'

/** How far the signed-in person is, what they answered as a visitor included; null when it could not be loaded. */
export async function loadMyPath(): Promise<MyPath | null> {
  try {
    await handOverPlacement()
    return await call(readMyPath, {})
  } catch (error) {
    console.error(error)
    return null
  }
}
