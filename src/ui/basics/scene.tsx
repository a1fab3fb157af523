import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'

interface SceneProps {
  /** The layer in front, which is not stretched. */
  near: ArtFileName
  /** An additional layer at the left, from 951 px on. */
  side?: ArtFileName
  /** Describes the scene. Without it the scene is decorative and hidden from screen readers. */
  label?: string
}

/**
 * A place: sky, hill and ground fill any box, the layers in front keep their shape. It uses the surrounding world
 * (`data-w`).
 */
export function Scene({ near, side, label }: SceneProps) {
  return (
    <div className="scene">
      <svg className="scene-far" viewBox="0 0 360 200" preserveAspectRatio="none" aria-hidden="true">
        <rect className="scene-sky" width="360" height="200" />
        <path className="scene-hill" d="M0 148Q79 104 180 146T360 126V200H0Z" />
        <rect className="scene-ground" y="160" width="360" height="40" />
      </svg>
      {side ? <ArtFile file={side} className="scene-side" /> : null}
      <ArtFile file={near} label={label} className="scene-near" />
    </div>
  )
}
