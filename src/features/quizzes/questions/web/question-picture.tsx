import { useEffect, useState } from 'react'
import type { QuestionPicture, QuizQuestion } from '../contract.ts'
import { text } from './text.ts'

/** The picture of a question, in a box of reserved size; its description is shown when it fails to load. */
export function PictureOfQuestion({ picture, isLazy }: { picture: QuestionPicture; isLazy?: boolean }) {
  const { src, width, height, alt } = picture
  const [lost, setLost] = useState('')
  if (lost === src)
    return (
      <span className="question-picture-lost">
        <strong>{text.pictureLost}</strong> {alt}
      </span>
    )
  return (
    <img
      className="question-picture"
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setLost(src)}
    />
  )
}

type Shown = Pick<QuizQuestion, 'picture' | 'scene'>

/** Prefetches the pictures and scenes of questions for offline use. Renders nothing visible. */
export function PicturesAhead({ questions }: { questions: readonly Shown[] }) {
  const wanted = questions
    .flatMap(({ picture, scene }) => picture?.src ?? (scene ? `/art/questions/${scene}.svg` : []))
    .join(' ')
  useEffect(() => {
    const saved = wanted
      .split(' ')
      .filter(Boolean)
      .map((src) => Object.assign(new Image(), { fetchPriority: 'low', src }))
    return () => void saved.splice(0)
  }, [wanted])
  return null
}
