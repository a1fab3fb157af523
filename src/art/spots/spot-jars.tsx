import { art } from '../art-color.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Leaf, Line, Rect, Shadow } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'
import { Jar } from '../things.tsx'

/** Money that comes and goes as one likes: an open jar with some koin. */
export function JarOpenSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={22} y={36} k={0.7} />
      <Shadow x={80} y={100} w={66} />
      <At x={80} y={99} s={1.55}>
        <Jar
          x={0}
          y={0}
          koin={[
            { x: -7, y: -9, r: 6 },
            { x: 7, y: -9, r: 6 },
            { x: 0, y: -19, r: 6 },
          ]}
        />
      </At>
      <Line d="M128 60v26M120 68l8-9l8 9M120 79l8 9l8-9" stroke={art('leaf-deep')} w={3.5} />
    </Picture>
  )
}

/** Money that waits for a day: a jar with its lid tied, and the date hanging from it. */
export function JarTiedSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={104} y={32} k={0.65} />
      <Shadow x={72} y={100} w={66} />
      <At x={72} y={99} s={1.55}>
        <Jar
          x={0}
          y={0}
          koin={[
            { x: -8, y: -9, r: 6 },
            { x: 6, y: -9, r: 6 },
            { x: -2, y: -20, r: 6 },
            { x: 9, y: -21, r: 5 },
          ]}
        />
      </At>
      <Rect x={44} y={24} w={56} h={15} r={7} fill={art('coral')} />
      <Line d="M46 41h52" stroke={art('wood-deep')} w={3.5} />
      <Line d="M98 42l16 12" stroke={art('wood-deep')} w={2.5} />
      <Rect x={104} y={54} w={34} h={34} r={6} fill={art('white')} />
      <Rect x={104} y={54} w={34} h={11} r={5} fill={art('sky')} />
      <Line d="M113 76l6 6l10-11" stroke={art('leaf-deep')} w={4} />
    </Picture>
  )
}

/** Money that comes a little each month: four jars, each fuller than the one before it. */
export function JarStepsSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Shadow x={80} y={100} w={132} />
      {[0, 1, 2, 3].map((step) => (
        <At key={step} x={26 + step * 36} y={99} s={0.86}>
          <Jar
            x={0}
            y={0}
            koin={[
              { x: -6, y: -8, r: 5 },
              { x: 6, y: -8, r: 5 },
              { x: 0, y: -17, r: 5 },
              { x: 8, y: -25, r: 4.5 },
              { x: -7, y: -26, r: 4.5 },
            ].slice(0, step + 2)}
          />
        </At>
      ))}
      <Leaf x={134} y={58} l={18} deg={34} />
      <Leaf x={134} y={58} l={14} deg={-40} />
    </Picture>
  )
}
