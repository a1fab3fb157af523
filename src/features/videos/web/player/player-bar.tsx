import CaptionsIcon from 'lucide-react/icons/captions'
import CaptionsOff from 'lucide-react/icons/captions-off'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Back from 'lucide-react/icons/rotate-ccw'
import Forward from 'lucide-react/icons/rotate-cw'
import Settings from 'lucide-react/icons/settings'
import Volume from 'lucide-react/icons/volume-2'
import VolumeOff from 'lucide-react/icons/volume-x'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { clockOf } from '../../figure-rules.ts'
import type { VideoView } from '../../video-contract.ts'
import type { CaptionSize } from './captions.tsx'
import { PlayerSettings, settingsId } from './player-settings.tsx'
import { playerText } from './player-text.ts'
import type { useFullScreen } from './use-full-screen.ts'
import type { PlayerState } from './use-player.ts'

export type BarProps = {
  video: VideoView
  player: PlayerState
  full: ReturnType<typeof useFullScreen>
  hasCaptions: boolean
  setCaptions: (isOn: boolean) => void
  size: CaptionSize
  setSize: (size: CaptionSize) => void
  setSpeed: (speed: number) => void
}

/** The player's buttons and its timeline. */
export function PlayerBar(props: BarProps) {
  const { video, player, full, hasCaptions, setCaptions } = props
  const { now, isPlaying, seek, toggle } = player
  return (
    <div className="video-bar">
      <div className="video-line-of-time">
        <SeekLine video={video} player={player} />
        <span className="video-clock">
          {clockOf(now)} / {clockOf(video.seconds)}
        </span>
      </div>
      <div className="video-buttons">
        <IconButton
          data-js
          data-play
          label={isPlaying ? playerText.pause : playerText.play}
          icon={<Icon of={isPlaying ? Pause : Play} size={24} />}
          onClick={toggle}
        />
        <IconButton data-js label={playerText.back} icon={<Icon of={Back} />} onClick={() => seek(now - 10)} />
        <IconButton data-js label={playerText.forward} icon={<Icon of={Forward} />} onClick={() => seek(now + 10)} />
        <span className="video-gap" />
        {video.has_sound && (
          <IconButton
            data-js
            label={player.isMuted ? playerText.unmute : playerText.mute}
            icon={<Icon of={player.isMuted ? VolumeOff : Volume} />}
            onClick={() => player.setMuted(!player.isMuted)}
          />
        )}
        <IconButton
          data-js
          label={playerText.captions}
          aria-pressed={hasCaptions}
          icon={<Icon of={hasCaptions ? CaptionsIcon : CaptionsOff} />}
          onClick={() => setCaptions(!hasCaptions)}
        />
        <IconButton data-js label={playerText.settings} icon={<Icon of={Settings} />} popoverTarget={settingsId} />
        <IconButton
          data-js
          label={full.isOn ? playerText.leaveFull : playerText.full}
          icon={<Icon of={full.isOn ? Minimize : Maximize} />}
          onClick={full.toggle}
        />
      </div>
      <PlayerSettings {...props} />
    </div>
  )
}

function SeekLine({ video, player: { now, seek } }: Pick<BarProps, 'video' | 'player'>) {
  const chapter = video.chapters.findLast(({ start }) => start <= now)?.title ?? ''
  return (
    <PlainForm>
      <input
        type="range"
        className="video-seek"
        data-js
        min={0}
        max={video.seconds}
        step={0.1}
        value={now}
        aria-label={playerText.seek}
        aria-valuetext={playerText.at(clockOf(now), clockOf(video.seconds), chapter)}
        onChange={(event) => seek(Number(event.target.value))}
      />
    </PlainForm>
  )
}
