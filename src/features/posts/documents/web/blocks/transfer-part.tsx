import { lazyPart } from '#lib/web/lazy-part.tsx'

/** A transfer to practise in an article, alive from when it is nearly in view. */
export const { LazyPart: TransferPart, prepare: prepareTransfer } = lazyPart({
  name: 'practiceTransfer',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('./transfer-block.tsx')).TransferBlock,
})
