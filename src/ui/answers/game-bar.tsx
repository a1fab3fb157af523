import ArrowLeft from 'lucide-react/icons/arrow-left'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../basics/button.tsx'
import { Icon } from '../basics/icon.tsx'
import { Link } from '../basics/link.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { ThaiText } from '../reading/thai-text.tsx'
import { gameText } from './game-text.ts'
import { SoundButton } from './sound-button.tsx'

/** The header of a game: the exit, its name, its own tools, its rules (a sentence each), and the sound. */
export function GameBar({ title, how, tools }: { title: string; how: readonly string[]; tools?: ReactNode }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <header className="game-bar" data-tools={tools ? true : undefined}>
      <Link className="btn-icon" to="/games" aria-label={gameText.leave} title={gameText.leave}>
        <Icon of={ArrowLeft} />
      </Link>
      <h1>
        <ThaiText>{title}</ThaiText>
      </h1>
      <div className="game-bar-end">
        {tools}
        <IconButton
          data-js
          label={gameText.how}
          icon={<Icon of={CircleQuestionMark} />}
          onClick={() => setAsked(true)}
        />
        <SoundButton />
      </div>
      <Dialog isOpen={isAsked} onClose={() => setAsked(false)} tone="play" title={gameText.howTitle}>
        <ol className="game-steps">
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Dialog>
    </header>
  )
}
