import Pause from 'lucide-react/icons/pause'
import Square from 'lucide-react/icons/square'
import Volume from 'lucide-react/icons/volume-2'
import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useReadAloud } from './use-read-aloud.ts'

/** Reads the article aloud. One button starts, pauses and continues, so that it keeps the focus. */
export function ListenButton() {
  const { state, start, pause, stop } = useReadAloud()
  const isSpeaking = state === 'speaking'
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon of={isSpeaking ? Pause : Volume} />}
        onClick={isSpeaking ? pause : start}
      >
        {readingText.listen[state]}
      </Button>
      {state !== 'rest' && <IconButton label={readingText.stopListening} icon={<Icon of={Square} />} onClick={stop} />}
    </>
  )
}
