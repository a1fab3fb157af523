import type { LoaderFunctionArgs } from 'react-router'
import { type WearSlot, wearSlots } from '#art/names/wear-names.ts'
import { call } from '#lib/web/call.ts'
import { readWardrobe } from '../contract.ts'

/** The things with what the person has of them, and the place that is looked at. */
export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('tab')
  const slot: WearSlot = wearSlots.find((one) => one === wanted) ?? 'hat'
  return { slot, wardrobe: await call(readWardrobe, {}) }
}
