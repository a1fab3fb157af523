import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useEffect, useState } from 'react'
import { IconButton } from '../basics/button.tsx'
import { Icon } from '../basics/icon.tsx'
import { isSoundOn, playSound, turnSound } from '../sound/sounds.ts'
import { gameText } from './game-text.ts'

/** The sound switch of all games and questions on this device; off by default. */
export function SoundButton() {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(isSoundOn()), [])
  const turn = () => {
    turnSound(!isOn)
    setOn(!isOn)
    playSound('tap')
  }
  return (
    <IconButton
      data-js
      label={gameText.sound}
      aria-pressed={isOn}
      icon={<Icon of={isOn ? Volume2 : VolumeX} />}
      onClick={turn}
    />
  )
}
