/** The address of a drawing of ours: '/art/premiums/tote-bag.svg'. */
export function drawingPath(name: string): string {
  return `/art/premiums/${name}.svg`
}
