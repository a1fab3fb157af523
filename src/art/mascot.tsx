import type { ReactNode } from 'react'
import { type Arms, type Face, Person } from './person.tsx'
import { Picture, type PictureProps } from './picture.tsx'

interface MascotProps extends PictureProps {
  face?: Face
  arms?: Arms
  /** False drops the shadow: it stands on something. */
  floor?: boolean
  /** What กล้า wears. */
  children?: ReactNode
}

/** กล้า alone on the 96 grid: beside feedback, never beside an amount or at a buy button. */
export function Mascot({ face = 'smile', arms = ['down', 'wave'], floor = true, children, ...picture }: MascotProps) {
  return (
    <Picture kind="person" {...picture}>
      <Person who="kla" face={face} arms={arms} floor={floor}>
        {children}
      </Person>
    </Picture>
  )
}
