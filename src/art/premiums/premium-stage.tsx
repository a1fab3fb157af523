import { art, artWorld, type World } from '../art-color.ts'
import type { PictureProps } from '../picture.tsx'
import { Dot, Rect } from '../shapes.tsx'

/** What every picture of a premium takes: its world is its sky and its ground. */
export interface PremiumProps extends PictureProps {
  world: World
}

interface PremiumStageProps {
  world: World
  /** What is behind the thing: a quiet disc, an arch, a window, or hills for what is used outdoors. */
  back?: 'disc' | 'arch' | 'window' | 'hills'
  /** Width of the shadow under the thing. */
  shadow?: number
}

/**
 * Behind a premium (360×240): sky, one large quiet shape, a table or the ground from 190 on; feet stand at 198. Drawn
 * beyond the view box, so that a wide box is filled. The thing keeps between x 64 and 296: a square crop shows it whole.
 */
export function PremiumStage({ world, back = 'disc', shadow }: PremiumStageProps) {
  return (
    <>
      <Rect x={-700} y={-200} w={1760} h={500} fill={artWorld(world, 'sky')} />
      <Back world={world} back={back} />
      <Rect x={-700} y={190} w={1760} h={260} fill={artWorld(world, 'ground')} />
      <Rect x={-700} y={190} w={1760} h={8} fill={artWorld(world, 'lip')} />
      {shadow ? <Rect x={180 - shadow / 2} y={199} w={shadow} h={5} r={2.5} fill={artWorld(world, 'lip')} /> : null}
    </>
  )
}

function Back({ world, back }: Required<Pick<PremiumStageProps, 'world' | 'back'>>) {
  const hill = artWorld(world, 'hill')
  switch (back) {
    case 'disc':
      return <Dot x={180} y={112} r={92} fill={hill} />
    case 'arch':
      return <Rect x={82} y={24} w={196} h={240} r={98} fill={hill} />
    case 'window':
      return (
        <>
          <Rect x={70} y={22} w={220} h={138} r={16} fill={artWorld(world, 'ground')} />
          <Rect x={80} y={32} w={96} h={118} r={9} fill={hill} />
          <Rect x={184} y={32} w={96} h={118} r={9} fill={hill} />
          <Dot x={246} y={66} r={17} fill={art('white')} opacity={0.4} />
        </>
      )
    case 'hills':
      return <path d="M-700 200Q-300 60 20 144Q120 84 214 128Q330 60 480 120Q800 60 1060 200Z" fill={hill} />
  }
}
