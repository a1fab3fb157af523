import type { ReactNode } from 'react'
import { readImage } from '#art/names/wear-names.ts'
import { WornLayers } from './worn-layers.tsx'

/** What กล้า wears for a person with this display image; inside an svg. */
export function WornBy({ image }: { image: string }): ReactNode {
  return <WornLayers worn={readImage(image).worn} />
}
