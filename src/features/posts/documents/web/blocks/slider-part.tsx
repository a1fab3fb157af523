import { latePart } from '#lib/web/late-part.tsx'

/** A slider in an article, alive from when it is nearly in view. */
export const { LatePart: SliderPart, prepare: prepareSlider } = latePart({
  name: 'slider',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('./slider-block.tsx')).SliderBlock,
})
