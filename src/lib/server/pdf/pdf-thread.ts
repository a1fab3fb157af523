// The worker thread that sets PDFs: thirty pages take one or two seconds, which no request should wait for.

import { type Faces, openFaces } from '../type-setter.ts'
import { answerAsks } from '../work/worker-thread.ts'
import { makePdf } from './document-pdf.ts'
import type { AskedPdf } from './pdf-setter.ts'

let faces: Promise<Faces> | undefined

answerAsks(async ({ tree, facts, ...options }: AskedPdf) => {
  faces ??= openFaces()
  return makePdf(tree, facts, { ...options, faces: await faces })
})
