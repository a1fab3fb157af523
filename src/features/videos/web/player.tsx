import Play from 'lucide-react/icons/play'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#lib/web/ui/icon.tsx'
import type { VideoSource, VideoView } from '../video-contract.ts'
import { type CaptionSize, Captions } from './captions.tsx'
import { PlayerBar } from './player-bar.tsx'
import { playerText } from './player-text.ts'
import { useFullScreen } from './use-full-screen.ts'
import { type PlayerState, speeds } from './use-player.ts'
import { clockOf, megabytesOf } from './video-path.ts'

type Props = {
  video: VideoView
  source: Extract<VideoSource, { kind: 'file' }>
  player: PlayerState
  /** Where one stopped, in seconds; 0 for the beginning. */
  resume: number
}

/** Our player: a <video> with our own buttons, captions and keys. Without script the browser's own is there. */
export function Player({ video, source, player, resume }: Props) {
  const box = useRef<HTMLElement>(null)
  const [hasCaptions, setCaptions] = useState(true)
  const [size, setSize] = useState<CaptionSize>('medium')
  const [news, setNews] = useState('')
  const full = useFullScreen(box, player.film)
  const { film, now, toggle, seek } = player
  const title = video.title.replaceAll('|', '')

  const showCaptions = (isOn: boolean) => {
    setCaptions(isOn)
    setNews(isOn ? playerText.captionsOn : playerText.captionsOff)
  }
  const changeSpeed = (speed: number) => {
    player.setSpeed(speed)
    setNews(playerText.speedNow(speed))
  }
  // Ours are drawn over the film; the browser's own only where it takes the film out of the page.
  useEffect(() => {
    for (const track of film.current?.textTracks ?? []) track.mode = hasCaptions && full.isNative ? 'showing' : 'hidden'
  }, [film, hasCaptions, full.isNative])

  const press = (event: KeyboardEvent) => {
    const at = film.current?.currentTime || now
    const near = (step: number) =>
      speeds[speeds.indexOf(player.speed as (typeof speeds)[number]) + step] ?? player.speed
    const acts: Record<string, () => void> = {
      k: toggle,
      j: () => seek(at - 10),
      l: () => seek(at + 10),
      c: () => showCaptions(!hasCaptions),
      f: full.toggle,
      '<': () => changeSpeed(near(-1)),
      '>': () => changeSpeed(near(1)),
      ...(video.has_sound && { m: () => player.setMuted(!player.isMuted) }),
      ...(!isChooser(event.target) && { ArrowLeft: () => seek(at - 5), ArrowRight: () => seek(at + 5) }),
      ...(!isPressed(event.target) && { ' ': toggle }),
    }
    const act =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : (acts[event.key.toLowerCase()] ?? acts[event.key])
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section
      ref={box}
      className="video-player"
      aria-label={playerText.player(title)}
      onKeyDown={press}
      data-full={full.isOn || undefined}
    >
      <div className="video-box">
        <video
          ref={film}
          className="video-film"
          poster={video.poster.src ?? undefined}
          preload="none"
          playsInline
          aria-label={video.poster.alt}
          onClick={toggle}
        >
          <source src={source.src} type={source.type} />
          <track kind="captions" src={source.captions} srcLang="th" label="ไทย" />
        </video>
        {hasCaptions && player.hasStarted && <Captions cues={video.cues} now={now} size={size} />}
        {!player.hasStarted && (
          <button
            type="button"
            className="video-start"
            data-js
            aria-label={playerText.start(clockOf(video.seconds), video.bytes ? `${megabytesOf(video.bytes)} MB` : '')}
            onClick={() => {
              player.play()
              box.current?.querySelector<HTMLElement>('[data-play]')?.focus()
            }}
          >
            <Icon of={Play} size={24} />
          </button>
        )}
        <noscript>
          <video className="video-film" controls preload="none" poster={video.poster.src ?? undefined} playsInline>
            <source src={source.src} type={source.type} />
            <track kind="captions" src={source.captions} srcLang="th" label="ไทย" default />
          </video>
        </noscript>
      </div>
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

/** Arrow keys choose in these. */
function isChooser(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement
}

/** The space bar presses these. */
function isPressed(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLSelectElement
}
