import { useLoaderData } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#lib/web/ui/button.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { WriteForm } from './write-form.tsx'
import type { loader } from './write-loader.ts'
import { writingText } from './writing-text.ts'

export function Component() {
  const { draft, limit, kept, refused } = useLoaderData<typeof loader>()
  const title = draft ? writingText.titleEdit : writingText.titleNew
  return (
    <div className="writing stack" data-tone="play">
      <PageHead title={title} description={writingText.description} path="/post/create" isPrivate />
      {limit === 'writer_unverified' ? (
        <>
          <h1>{title}</h1>
          <Notice action={<LinkButton to="/register/verify">{writingText.verify}</LinkButton>}>
            {writingText.limits.writer_unverified}
          </Notice>
        </>
      ) : (
        // Another post is another page; a load of the same one anew leaves what is being written alone.
        <WriteForm key={draft?.id ?? kept ?? 'new'} draft={draft} refused={refused} limit={limit} title={title} />
      )}
    </div>
  )
}
