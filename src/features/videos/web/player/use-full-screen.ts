import { type RefObject, useCallback, useEffect, useState } from 'react'

type PhoneFilm = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/**
 * Full screen of the whole player; an iPhone supports only the film itself (`isNative`: the browser's own player is
 * active).
 */
export function useFullScreen(box: RefObject<HTMLElement | null>, film: RefObject<HTMLVideoElement | null>) {
  const [isOn, setOn] = useState(false)
  const [isNative, setNative] = useState(false)
  useEffect(() => {
    const element = film.current
    const show = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    const enter = () => setNative(true)
    const leave = () => setNative(false)
    document.addEventListener('fullscreenchange', show)
    for (const [event, listener] of nativeEvents(enter, leave)) element?.addEventListener(event, listener)
    return () => {
      document.removeEventListener('fullscreenchange', show)
      for (const [event, listener] of nativeEvents(enter, leave)) element?.removeEventListener(event, listener)
    }
  }, [box, film])
  const toggle = useCallback(() => {
    // Refused when a surrounding frame does not allow it: the film stays in place.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    else if (box.current?.requestFullscreen) void box.current.requestFullscreen().catch(() => {})
    else (film.current as PhoneFilm | null)?.webkitEnterFullscreen?.()
  }, [box, film])
  return { isOn, isNative, toggle }
}

function nativeEvents(enter: () => void, leave: () => void): [string, () => void][] {
  return [
    ['webkitbeginfullscreen', enter],
    ['webkitendfullscreen', leave],
    ['enterpictureinpicture', enter],
    ['leavepictureinpicture', leave],
  ]
}
