import type { WornName } from '#art/names/wear-names.ts'

/** What is worn, over a figure of the 96 grid; inside an svg. */
export function WornLayers({ worn }: { worn: readonly WornName[] }) {
  return worn.map((name) => <use key={name} href={`/art/worn/${name}.svg#art`} />)
}
