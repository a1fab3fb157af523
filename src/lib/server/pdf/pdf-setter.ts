import type { DocumentTree } from '#lib/document.ts'
import { commonRefusal } from '#lib/errors.ts'
import { newFairTurns } from '../work/fair-turns.ts'
import { newWorkerThread, type Thread } from '../work/worker-thread.ts'
import type { PdfFacts } from './pdf-page.ts'

/** A document to set; `saved`, `origin` and `note` as in document-pdf.ts. */
export type AskedPdf = { tree: DocumentTree; facts: PdfFacts; saved: readonly string[]; origin: string; note: string }

/** Sets PDFs on a worker thread, in fair turns by person (`who`). Throws overloaded. */
export type PdfSetter = { set: (who: string, asked: AskedPdf) => Promise<Buffer>; close: () => Promise<void> }

const deadlineMs = 20_000
/** The thread holds fonts and widths of words, some 40 MB. */
const idleMs = 10_000

/** Makes a setter; its thread starts with the first document and ends after an idle time. */
export function newPdfSetter({ thread = newPdfThread() }: { thread?: Thread<AskedPdf, Uint8Array> } = {}): PdfSetter {
  const enqueue = newFairTurns({ waiting: 20, bytes: Number.POSITIVE_INFINITY })
  return {
    async set(who, asked) {
      const made = await enqueue({ who, rank: 0 }, () => thread.ask(asked))
      if (!made) throw commonRefusal('overloaded', { retryAfter: 5 })
      return Buffer.from(made)
    },
    close: thread.close,
  }
}

function newPdfThread() {
  const file = new URL('./pdf-thread.ts', import.meta.url)
  return newWorkerThread<AskedPdf, Uint8Array>({ file, deadlineMs, idleMs, maxWaiting: 1 })
}
