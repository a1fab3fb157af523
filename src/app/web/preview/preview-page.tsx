import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { previewPath } from '#lib/preview-path.ts'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { startPreview } from './draft.ts'
import { text } from './preview-text.ts'

/** Where the frame of the editor begins: it waits for a draft, and goes to the page of readers with it. */
export function Component() {
  const navigate = useNavigate()
  useEffect(() => startPreview((path) => void navigate(path, { replace: true })), [navigate])
  return (
    <PageFrame title={text.title} description={text.description} path={previewPath} isPrivate>
      <p role="status">{text.waiting}</p>
    </PageFrame>
  )
}
