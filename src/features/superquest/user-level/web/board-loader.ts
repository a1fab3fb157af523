import { call } from '#lib/web/call.ts'
import { readQuestBoard } from '../board-contract.ts'

/** The board of this month, and the person's own place. */
export async function loader() {
  return call(readQuestBoard, {})
}
