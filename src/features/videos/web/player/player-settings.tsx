import { useEffect, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { captionSizes } from './captions.tsx'
import type { BarProps } from './player-bar.tsx'
import { playerText } from './player-text.ts'
import { speeds } from './use-player.ts'

export const settingsId = 'video-settings'

/** Speed, caption size, picture-in-picture and the list of keys. */
export function PlayerSettings({ player, size, setSize, setSpeed }: BarProps) {
  const [hasPicture, setHasPicture] = useState(false)
  useEffect(() => setHasPicture(document.pictureInPictureEnabled ?? false), [])
  const openPicture = () => {
    document.getElementById(settingsId)?.hidePopover?.()
    // Refused before the film is loaded.
    void player.film.current?.requestPictureInPicture().catch(() => {})
  }
  return (
    <div id={settingsId} popover="auto" className="pop-box">
      <strong>{playerText.settings}</strong>
      <PlainForm>
        <label className="video-choice">
          {playerText.speed}
          <select className="input" value={player.speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed === 1 ? playerText.normal : playerText.times(speed)}
              </option>
            ))}
          </select>
        </label>
        <label className="video-choice">
          {playerText.captionSize}
          <select
            className="input"
            value={size}
            onChange={(event) => setSize(captionSizes.find((one) => one === event.target.value) ?? 'medium')}
          >
            {captionSizes.map((one) => (
              <option key={one} value={one}>
                {playerText.sizes[one]}
              </option>
            ))}
          </select>
        </label>
      </PlainForm>
      {hasPicture && (
        <Button kind="line" size="small" isWide offReason={null} onClick={openPicture}>
          {playerText.picture}
        </Button>
      )}
      <p className="text-13 text-ink-soft">{playerText.keys}</p>
    </div>
  )
}
