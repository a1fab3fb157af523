import { useLoaderData } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { writingText } from '../writing-text.ts'
import { WriteForm } from './write-form.tsx'
import type { loader } from './write-loader.ts'

export function Component() {
  const { draft, limit, kept, refused } = useLoaderData<typeof loader>()
  const title = draft ? writingText.titleEdit : writingText.titleNew
  return (
    <div className="world-page" data-tone="play" data-w="5">
      <PageHead title={title} description={writingText.description} path="/post/create" isPrivate />
      {/* The key remounts for another post; a reload of the same one does not touch the text being written. */}
      <WriteForm key={draft?.id ?? kept ?? 'new'} draft={draft} refused={refused} limit={limit} title={title} />
    </div>
  )
}
