/** A title without the marks (`|`) of where a line may break. */
export function plainTitle(title: string): string {
  return title.replaceAll('|', '')
}
