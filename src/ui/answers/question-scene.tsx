import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { World } from '#art/art-color.ts'
import type { QuestionArtFile } from '#art/art-file-name.ts'
import type { QuestionSceneName } from '#art/names/question-scene-names.ts'
import { Picture } from '#art/picture.tsx'

const addressOf = (file: QuestionArtFile) => `/art/${file}#art`

/**
 * The scene above a question, for `FocusFrame`: the thing that the question names, and the person of its world who
 * thinks. Where the question leaves no room for it, the thing alone stands in the bar, beside the number. Decoration: its
 * subject is read in the question, so screen readers skip it. Nothing without a scene.
 */
export function QuestionScene({ scene, world }: { scene: QuestionSceneName | null; world: World }) {
  const box = useRef<HTMLDivElement>(null)
  const bar = useBarWithoutRoom(box, scene)
  if (scene === null) return null
  const thing = <use href={addressOf(`questions/${scene}.svg`)} />
  return (
    <div className="question-scene" ref={box}>
      <Picture kind="question" world={world}>
        {thing}
        <use href={addressOf(`questions/thinker-${world}.svg`)} transform="translate(212 22) scale(.9)" />
      </Picture>
      {bar
        ? createPortal(
            <Picture kind="questionThing" world={world} className="focus-bar-thing">
              {thing}
            </Picture>,
            bar,
          )
        : null}
    </div>
  )
}

/** The place for the thing in the bar of the question's frame; null while the scene above the question is shown. */
function useBarWithoutRoom(box: { current: HTMLDivElement | null }, scene: QuestionSceneName | null): Element | null {
  const [bar, setBar] = useState<Element | null>(null)
  useEffect(() => {
    const frame = box.current
    if (!frame || scene === null) return setBar(null)
    const place = frame.closest('.focus-frame')?.querySelector('.focus-bar-place') ?? null
    // The stylesheet decides when there is no room.
    const look = () => {
      const picture = frame.firstElementChild!
      setBar(picture.getClientRects().length > 0 && frame.clientHeight > 0 ? null : place)
    }
    const watch = new ResizeObserver(look)
    watch.observe(frame)
    look()
    return () => watch.disconnect()
  }, [box, scene])
  return bar
}
