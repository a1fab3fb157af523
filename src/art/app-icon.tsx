import { art } from './art-color.ts'
import { Mark } from './logo.tsx'
import { Picture } from './picture.tsx'
import { At, Rect } from './shapes.tsx'

interface AppIconProps {
  /** plain: a tile with round corners. maskable: to the edges, all of กล้า inside the circle that systems cut out. */
  shape: 'plain' | 'maskable'
}

const scales = { plain: 1, maskable: 0.8 }

/** The mark as the icon of an installed app; 96 grid. */
export function AppIcon({ shape }: AppIconProps) {
  const scale = scales[shape]
  return (
    <Picture kind="person">
      <Rect x={0} y={0} w={96} h={96} r={shape === 'plain' ? 22 : 0} fill={art('cream')} />
      <At x={48 - 48 * scale} y={48 - 44 * scale} s={scale}>
        <Mark />
      </At>
    </Picture>
  )
}
