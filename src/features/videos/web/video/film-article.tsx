import { type ComponentType, useEffect, useState } from 'react'

type Part = ComponentType<{ videoId: string }>
/** Null: the code was lost with the network. */
type Load = () => Promise<Part | null>

let load: Load | null = null

/** The app names the part that links to the article on a film's subject: posts show videos, so videos do not know them. */
export function connectFilmArticle(own: Load): void {
  load = own
}

/** The way from a film's end to the article on its subject; nothing where none is known. */
export function FilmArticle({ videoId }: { videoId: string }) {
  const [Shown, setShown] = useState<Part | null>(null)
  useEffect(() => {
    let isHere = true
    void load?.().then((part) => isHere && setShown(() => part))
    return () => {
      isHere = false
    }
  }, [])
  return Shown ? <Shown videoId={videoId} /> : null
}
