/** References to the editors' internal list of facts: 'FACTS F021', 'FACTS F005 F006 · '. */
const ownReference = /\s*FACTS F\d{3}( F\d{3})*( ?[·;] ?)?/g

/** A source without internal references; empty when nothing else is named. */
export function publicSource(source: string): string {
  return source.replace(ownReference, '').trim()
}
