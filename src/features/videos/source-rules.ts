/** How the editors' own list of facts is referred to: 'FACTS F021', 'FACTS F005 F006 · '. */
const ownReference = /\s*FACTS F\d{3}( F\d{3})*( ?[·;] ?)?/g

/** A source as readers see it: without what only editors can look up. Empty where nothing else is named. */
export function publicSource(source: string): string {
  return source.replace(ownReference, '').trim()
}
