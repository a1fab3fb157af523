import Play from 'lucide-react/icons/play'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import { clockOf, megabytesOf } from '../../figure-rules.ts'
import type { VideoSource, VideoView } from '../../video-contract.ts'
import { type CaptionSize, Captions } from './captions.tsx'
import { PlayerBar } from './player-bar.tsx'
import { playerText } from './player-text.ts'
import { uprightPhone } from './show-shape.ts'
import { useFullScreen } from './use-full-screen.ts'
import type { PlayerState } from './use-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'

type Props = {
  video: VideoView
  source: Extract<VideoSource, { kind: 'file' }>
  player: PlayerState
  /** The stored position, in seconds; 0 for the start. */
  resume: number
  /** What stands over the last frame. */
  end: ReactNode
}

/**
 * Our player: a <video> with our own buttons, captions and keys. Without JavaScript the browser's own controls are
 * shown.
 */
export function Player({ video, source, player, resume, end }: Props) {
  const box = useRef<HTMLElement>(null)
  const [hasCaptions, setCaptions] = useState(true)
  const [size, setSize] = useState<CaptionSize>('medium')
  const [news, setNews] = useState('')
  const full = useFullScreen(box, player.film)
  const { film, now, toggle, seek } = player
  const { title } = video

  const showCaptions = (isOn: boolean) => {
    setCaptions(isOn)
    setNews(isOn ? playerText.captionsOn : playerText.captionsOff)
  }
  const changeSpeed = (speed: number) => {
    player.setSpeed(speed)
    setNews(playerText.speedNow(speed))
  }
  // Our captions stand below the film; the browser's own are used only in its native full screen.
  useEffect(() => {
    for (const track of film.current?.textTracks ?? []) track.mode = hasCaptions && full.isNative ? 'showing' : 'hidden'
  }, [film, hasCaptions, full.isNative])

  const press = usePlayerKeys({ video, player, hasCaptions, showCaptions, changeSpeed, toggleFull: full.toggle })
  return (
    <section
      ref={box}
      className="video-player"
      aria-label={playerText.player(title)}
      onKeyDown={press}
      data-full={full.isOn || undefined}
      data-tall={(source.tall && player.shape !== 'wide' && !full.isOn) || undefined}
    >
      <div className="video-box">
        <video
          ref={film}
          className="video-film"
          preload="none"
          playsInline
          aria-label={video.poster.alt}
          onClick={toggle}
        >
          <source src={source.src} type={source.type} />
          <track kind="captions" src={source.captions} srcLang="th" label="ไทย" />
        </video>
        {!player.hasStarted && (
          <>
            <Poster video={video} source={source} />
            <StartButton video={video} play={player.play} />
          </>
        )}
        {player.isEnded && end}
        <noscript>
          <video className="video-film" controls preload="none" poster={video.poster.src ?? undefined} playsInline>
            {source.tall && <source media={uprightPhone} src={source.tall.src} type={source.type} />}
            <source src={source.src} type={source.type} />
            <track kind="captions" src={source.captions} srcLang="th" label="ไทย" default />
          </video>
        </noscript>
      </div>
      {hasCaptions && player.hasStarted && <Captions cues={video.cues} now={now} size={size} />}
      <PlayerBar
        {...{ video, player, full, hasCaptions, size, setSize }}
        setCaptions={showCaptions}
        setSpeed={changeSpeed}
      />
      <p className="video-note" role={player.isBroken ? 'alert' : undefined}>
        {player.isBroken && playerText.broken}
        {resume > 0 && !player.hasStarted && (
          <>
            {playerText.resumed(clockOf(now))}
            {' · '}
            <button type="button" className="link-button" data-js onClick={() => seek(0)}>
              {playerText.restart}
            </button>
          </>
        )}
      </p>
      <span className="vh" role="status">
        {news}
      </span>
    </section>
  )
}

/** The still of the picture that will play: the page chooses before any script, as a <video> cannot. */
function Poster({ video: { poster }, source }: Pick<Props, 'video' | 'source'>) {
  if (!poster.src) return null
  return (
    <picture>
      {source.tall && <source media={uprightPhone} srcSet={source.tall.poster} />}
      <img className="video-film video-poster" src={poster.src} alt="" />
    </picture>
  )
}

/** The large button over the poster; after the press the bar's button gets the focus. */
function StartButton({ video, play }: { video: VideoView; play: () => void }) {
  const size = video.bytes ? `${megabytesOf(video.bytes)} MB` : ''
  const start = (event: MouseEvent<HTMLButtonElement>) => {
    const bar = event.currentTarget.closest('.video-player')
    play()
    bar?.querySelector<HTMLElement>('[data-play]')?.focus()
  }
  return (
    <button
      type="button"
      className="video-start"
      data-js
      aria-label={playerText.start(clockOf(video.seconds), size)}
      onClick={start}
    >
      <Icon of={Play} size={24} />
    </button>
  )
}
