/** Whether the person asked their system for less motion. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
