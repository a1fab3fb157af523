import { call } from '#lib/web/call.ts'
import { readPlacement } from '../../contract.ts'
import { preparePlacement } from './late-placement.tsx'

export async function loader() {
  const [placement] = await Promise.all([call(readPlacement, {}), preparePlacement()])
  return placement
}
