import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { readContentFileKinds } from '../../files-admin-contract.ts'
import { ExportForm } from './export-form.tsx'
import { text } from './files-text.ts'
import { ImportForm, type Tried } from './import-form.tsx'
import { TriedRows } from './tried-rows.tsx'

/** The kinds that the person's roles write to files and read from them. */
export async function loader() {
  return call(readContentFileKinds, {})
}

/** Content out to files, and in again after a look at each row. */
export function Component() {
  const { kinds } = useLoaderData<typeof loader>()
  const [tried, setTried] = useState<Tried | null>(null)
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/content/files" isPrivate lead={text.lead}>
      {kinds.length === 0 ? (
        <p>{text.noKinds}</p>
      ) : (
        <>
          <div className="content-files">
            <ExportForm kinds={kinds} />
            <ImportForm kinds={kinds} onTried={setTried} />
          </div>
          {tried ? <TriedRows key={tried.at} tried={tried} /> : null}
        </>
      )}
    </PageFrame>
  )
}
