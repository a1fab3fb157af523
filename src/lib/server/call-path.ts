/** Paths of API calls. Errors below them are problem documents, not pages. */
export const callPath = /^\/(v2\/)?api\/|^\/oauth\//
