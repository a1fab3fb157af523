import { Picture, type PictureProps } from './picture.tsx'
import { Koin } from './shapes.tsx'

/** The coin before an amount of koin; 24 grid. */
export function KoinIcon(props: PictureProps) {
  return (
    <Picture kind="icon" {...props}>
      <Koin x={12} y={12} r={10} />
    </Picture>
  )
}
