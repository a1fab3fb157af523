import { call } from '#lib/web/call.ts'
import { readHangmanQuota } from '../hangman-contract.ts'

export async function loader() {
  return call(readHangmanQuota, {})
}
