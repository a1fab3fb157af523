import ArrowLeft from 'lucide-react/icons/arrow-left'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useEffect, useState } from 'react'
import { isSoundOn, playSound, turnSound } from '../sound/sounds.ts'
import { Button, LinkButton } from './button.tsx'
import { gameText } from './game-text.ts'
import { Icon } from './icon.tsx'

/** The top of a game: the way out, its name, and the sound, which is off until asked for. */
export function GameBar({ title }: { title: string }) {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(isSoundOn()), [])
  const turn = () => {
    turnSound(!isOn)
    setOn(!isOn)
    playSound('tap')
  }
  return (
    <header className="game-bar">
      <LinkButton kind="quiet" size="small" to="/games" icon={<Icon of={ArrowLeft} />}>
        {gameText.leave}
      </LinkButton>
      <h1>{title}</h1>
      <Button
        kind="quiet"
        size="small"
        data-js
        aria-pressed={isOn}
        icon={<Icon of={isOn ? Volume2 : VolumeX} />}
        onClick={turn}
      >
        {gameText.sound}
      </Button>
    </header>
  )
}
