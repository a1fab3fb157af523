import type { Place } from '../place-rules.ts'

/**
 * The places of thai-address-universal, read at the first call. Its own search keeps every answer for ever, so we search by
 * ourselves. 43 of its rows, islands on which nobody lives, have no postcode and are left out.
 */
export async function loadPlaces(): Promise<Place[]> {
  const { preload, getDatabase } = await import('thai-address-universal')
  await preload({ language: 'thai' })
  return getDatabase().flatMap(({ sub_district, district, province, postal_code }) =>
    /^\d{5}$/.test(postal_code)
      ? [{ tambon: sub_district.trim(), amphoe: district.trim(), province: province.trim(), postcode: postal_code }]
      : [],
  )
}
