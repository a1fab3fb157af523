/** Carriers whose pages on a parcel we know; the number is put at the end. */
const pages: Record<string, { name: string; page: string }> = {
  thaipost: { name: 'ไปรษณีย์ไทย', page: 'https://track.thailandpost.co.th/?trackNumber=' },
  flash: { name: 'Flash Express', page: 'https://www.flashexpress.co.th/fle/tracking?se=' },
  kerry: { name: 'KEX Express', page: 'https://th.kex-express.com/th/track/?track=' },
  jt: { name: 'J&T Express', page: 'https://www.jtexpress.co.th/service/track?waybillNo=' },
}

const spellings: [RegExp, keyof typeof pages][] = [
  [/ไปรษณีย์|thai ?post|thailand ?post|^ems$/i, 'thaipost'],
  [/flash|แฟลช/i, 'flash'],
  [/kerry|kex|เคอรี่/i, 'kerry'],
  [/j ?& ?t|เจแอนด์ที/i, 'jt'],
]

/** Where a parcel can be followed: the carrier by its usual name, and its page; null for a carrier that we do not know. */
export function trackingOf(carrier: string, number: string): { carrier: string; number: string; url: string | null } {
  const known = spellings.find(([spelling]) => spelling.test(carrier))?.[1]
  if (!known) return { carrier, number, url: null }
  const { name, page } = pages[known]!
  return { carrier: name, number, url: page + encodeURIComponent(number) }
}

/** The carriers that we know, by their usual names. */
export const carrierNames: readonly string[] = Object.values(pages).map(({ name }) => name)
