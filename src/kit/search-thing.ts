/** Something that everybody may find by the search. `tags` are further words by which people look for it. */
export type SearchThing = {
  /** Unique within its kind, and the same for as long as the thing exists. */
  key: string
  title: string
  line: string
  tags: readonly string[]
  /** A path of ours; that of a protected page leads a visitor through the login. */
  href: string
  /** A picture of ours: a drawing (/art/…) or an uploaded one; null for none. */
  picture: string | null
}
