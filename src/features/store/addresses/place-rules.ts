/** A tambon (in Bangkok a khwaeng) with what it is in, and a postcode of it; 20 of them have two. */
export type Place = { tambon: string; amphoe: string; province: string; postcode: string }

/** Any of its parts, as somebody types them. */
export type TypedPlace = { [K in keyof Place]?: string | undefined }

const parts = ['tambon', 'amphoe', 'province', 'postcode'] as const
const prefixes: Record<keyof Place, RegExp> = {
  tambon: /^(?:ตำบล|แขวง|ต\.)\s*/,
  amphoe: /^(?:อำเภอ|เขต|อ\.)\s*/,
  province: /^(?:จังหวัด|จ\.)\s*/,
  postcode: /^$/,
}

/** What was typed as the list has it: without “ตำบล”, “อ.” and the like, Bangkok by its whole name. */
export function foldPart(part: keyof Place, typed: string): string {
  const name = typed.trim().replace(/\s+/g, ' ').replace(prefixes[part], '')
  return part === 'province' && /^กรุงเทพ(?:ฯ|มหานคร)?$|^กทม\.?$/.test(name) ? 'กรุงเทพมหานคร' : name
}

/** A whole address as the list has it; “เมือง” alone is that of its province. */
export function foldPlace(typed: Place): Place {
  const [tambon, amphoe, province, postcode] = parts.map((part) => foldPart(part, typed[part])) as [
    string,
    string,
    string,
    string,
  ]
  return { tambon, amphoe: amphoe === 'เมือง' ? `เมือง${province}` : amphoe, province, postcode }
}

/** Whether the list has a place; both as foldPlace makes them. */
export function isKnownPlace(places: readonly Place[], place: Place): boolean {
  return places.some((one) => parts.every((part) => one[part] === place[part]))
}

/**
 * The places in which every typed part occurs, at most `max`: first those that begin with what was typed, in the order of
 * the list. Nothing typed finds nothing.
 */
export function searchPlaces(places: readonly Place[], typed: TypedPlace, max: number): Place[] {
  const asked = parts.flatMap((part) => {
    const name = foldPart(part, typed[part] ?? '')
    return name ? [{ part, name }] : []
  })
  if (asked.length === 0) return []
  const found = places.filter((place) =>
    asked.every(({ part, name }) => (part === 'postcode' ? place[part].startsWith(name) : place[part].includes(name))),
  )
  const isFirst = (place: Place) => asked.every(({ part, name }) => place[part].startsWith(name))
  return [...found.filter(isFirst), ...found.filter((place) => !isFirst(place))].slice(0, max)
}
