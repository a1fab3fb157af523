/** The address of home with its two rows of tabs: the club of the posts, the type of the premiums. */
export function homePath(chosen: { category?: string | null; premiums?: string | null }): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value)
  return query.size > 0 ? `/?${query}` : '/'
}
