import { latePart } from '#lib/web/late-part.tsx'

/** A transfer to practise in an article, alive from when it is nearly in view. */
export const { LatePart: TransferPart, prepare: prepareTransfer } = latePart({
  name: 'practiceTransfer',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('./transfer-block.tsx')).TransferBlock,
})
