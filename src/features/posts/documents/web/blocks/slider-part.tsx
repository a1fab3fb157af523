import { lazyPart } from '#lib/web/lazy-part.tsx'

/** A slider in an article, alive from when it is nearly in view. */
export const { LazyPart: SliderPart, prepare: prepareSlider } = lazyPart({
  name: 'slider',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('./slider-block.tsx')).SliderBlock,
})
