import { useCallback, useEffect, useRef, useState } from 'react'

export type Listening = 'rest' | 'speaking' | 'paused'

/**
 * Reads the article aloud, paragraph by paragraph. A pause stops the paragraph and continuing restarts it: phones
 * cannot resume inside one.
 */
export function useReadAloud() {
  const [state, setState] = useState<Listening>('rest')
  const pieces = useRef<string[]>([])
  const at = useRef(0)
  /** Incremented at each change, so that the end event of a cancelled utterance is ignored. */
  const turn = useRef(0)

  const halt = useCallback((next: Listening) => {
    turn.current += 1
    speechSynthesis.cancel()
    setState(next)
  }, [])
  useEffect(() => () => halt('rest'), [halt])

  const speakOn = (own: number) => {
    const piece = pieces.current[at.current]
    if (piece === undefined) return halt('rest')
    const words = new SpeechSynthesisUtterance(piece)
    words.lang = 'th-TH'
    words.voice = speechSynthesis.getVoices().find(({ lang }) => /^th\b/.test(lang)) ?? null
    words.onend = () => {
      if (own !== turn.current) return
      at.current += 1
      speakOn(own)
    }
    words.onerror = () => own === turn.current && halt('rest')
    speechSynthesis.speak(words)
  }
  const start = () => {
    if (state === 'rest') {
      pieces.current = readArticle()
      at.current = 0
    }
    halt('speaking')
    speakOn(turn.current)
  }
  return { state, start, pause: () => halt('paused'), stop: () => halt('rest') }
}

/** What is read: headings, paragraphs and list items, without tables, charts and word meanings. */
function readArticle(): string[] {
  const parts = document.querySelectorAll('.article h1, .reading :is(h2, h3, p, li)')
  return [...parts].flatMap((part) => {
    if (part.querySelector('p, li') || part.closest('.calculator, .pop-box, .article-sources')) return []
    const copy = part.cloneNode(true) as Element
    for (const box of copy.querySelectorAll('.pop-box')) box.remove()
    return copy.textContent.trim() || []
  })
}
