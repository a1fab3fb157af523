/** A title without its `|` marks, which allow a line break. */
export function plainTitle(title: string): string {
  return title.replaceAll('|', '')
}
