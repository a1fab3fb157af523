/** Paths of API calls. Errors below them are problem documents, not pages. */
export const callPath = /^\/(v2\/)?api\/|^\/oauth\//

/** A contract names a part of the path `{id}`, the router `:id`; its value is a field of the query. */
export function toRoute(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** A parameter without a value (`?filter=`) counts as one that was left out, so that its default applies. */
export function withoutEmpty(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
