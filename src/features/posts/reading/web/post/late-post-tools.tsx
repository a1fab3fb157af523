import { lazy, Suspense } from 'react'
import { latePart } from '#lib/web/late-part.tsx'
import { useThaiVoice } from './use-thai-voice.ts'

const { LatePart: LateTextSize, prepare } = latePart({
  name: 'text-size',
  starts: 'touched',
  restClass: '',
  load: async () => (await import('./text-size.tsx')).TextSize,
})
export const preparePostTools = prepare

const ListenButton = lazy(async () => ({ default: (await import('./listen-button.tsx')).ListenButton }))

/** Above an article: the text size, and reading aloud where the device has a Thai voice. */
export function PostTools() {
  const hasVoice = useThaiVoice()
  return (
    <div className="post-tools">
      <LateTextSize />
      {hasVoice && (
        <Suspense>
          <ListenButton />
        </Suspense>
      )}
    </div>
  )
}
