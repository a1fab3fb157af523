import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { text } from './text.ts'
import { usePdf } from './use-pdf.ts'

/** Saves the PDF at an address of the person's own. */
export function PdfButton({ path }: { path: string }) {
  const pdf = usePdf()
  return (
    <div>
      <Button kind="line" isBusy={pdf.isBusy} onClick={() => void pdf.run(path)}>
        {text.pdf}
      </Button>
      <p role="status">{pdf.done ? text.pdfDone : ''}</p>
      {pdf.refusal ? (
        <Notice kind="warn" isAlert>
          {text.pdfFailed}
        </Notice>
      ) : null}
    </div>
  )
}
