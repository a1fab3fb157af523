import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Line, Rect, Ring, Shadow } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const COLUMNS = [0, 1, 2, 3, 4, 5, 6]
const WEEKS = [0, 1, 2]

/** A day of the calendar: past ones are ticked, free ones at the week's end are pale. */
function Day({ week, day }: { week: number; day: number }) {
  const x = 134 + day * 19
  const y = 66 + week * 22
  const isPast = week * 7 + day < 9
  return (
    <>
      <Rect x={x} y={y} w={15} h={17} r={4} fill={art(day > 4 ? 'cream' : 'mint')} />
      {isPast && day < 5 ? <Line d={`M${x + 4} ${y + 9}l3 3 5-6`} stroke={art('leaf-deep')} w={2.6} /> : null}
    </>
  )
}

/** The clock beside it, at half past three. */
function Clock() {
  return (
    <>
      <Dot x={288} y={50} r={24} fill={art('white')} />
      <Ring x={288} y={50} r={24} stroke={art('wood-deep')} w={5} />
      <Line d="M288 50L299 56M288 50V66" stroke={art('ink')} w={3.4} />
      <Dot x={288} y={50} r={3} fill={art('coral')} />
    </>
  )
}

/** ออม ticks the days: nothing is paid before they have passed. */
export function DayCalendarCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={142} />
      <Cloud x={24} y={32} k={0.8} />
      <Shadow x={200} y={160} w={164} />
      <Rect x={122} y={36} w={156} h={108} r={12} fill={art('white')} />
      <Rect x={122} y={36} w={156} h={24} r={10} fill={art('coral')} />
      <Rect x={122} y={50} w={156} h={10} fill={art('coral')} />
      <Rect x={152} y={28} w={7} h={18} r={3.5} fill={art('wood-deep')} />
      <Rect x={240} y={28} w={7} h={18} r={3.5} fill={art('wood-deep')} />
      {WEEKS.map((week) => COLUMNS.map((day) => <Day key={`${week} ${day}`} week={week} day={day} />))}
      <Koin x={217.5} y={118.5} r={8} />
      <Rect x={144} y={144} w={8} h={16} r={4} fill={art('wood')} />
      <Rect x={248} y={144} w={8} h={16} r={4} fill={art('wood')} />
      <Clock />
      <At x={8} y={62} s={1.12}>
        <Person who="aom" face="smile" arms={['hip', 'wave']}>
          <Line d="M84 46l12-14" stroke={art('wood-deep')} w={5} />
        </Person>
      </At>
    </Picture>
  )
}
