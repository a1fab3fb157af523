import { lazy, Suspense } from 'react'
import { TextSize } from './text-size.tsx'
import { useThaiVoice } from './use-thai-voice.ts'

const ListenButton = lazy(async () => ({ default: (await import('./listen-button.tsx')).ListenButton }))

/** Above an article: the text size, and reading aloud where the device has a Thai voice. */
export function PostTools() {
  const hasVoice = useThaiVoice()
  return (
    <div className="post-tools">
      <TextSize />
      {hasVoice && (
        <Suspense>
          <ListenButton />
        </Suspense>
      )}
    </div>
  )
}
