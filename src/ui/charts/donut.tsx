export interface DonutSlice {
  key: string
  name: string
  /** In basis points; all slices together are 10,000. */
  share: number
  /** Its colour (0–9), where several rings are compared; by default its place in this one. */
  tone?: number
}

interface DonutProps {
  /** Names the picture and its list. */
  name: string
  slices: readonly DonutSlice[]
  /** A share in words: '12.5 %'. */
  format: (share: number) => string
}

const whole = 10_000

/** Shares of a whole as a ring, with each share beside its colour and name: the list says all that the picture says. */
export function Donut({ name, slices, format }: DonutProps) {
  const begins = slices.map((_, at) => slices.slice(0, at).reduce((sum, { share }) => sum + share, 0))
  return (
    <figure className="donut">
      <svg className="donut-ring" viewBox="0 0 100 100" aria-hidden="true">
        {slices.map(({ key, share, tone }, at) => (
          <circle
            key={key}
            className={`donut-slice donut-${(tone ?? at) % 10}`}
            cx={50}
            cy={50}
            r={40}
            pathLength={whole}
            strokeDasharray={`${Math.max(1, share - (slices.length > 1 ? 40 : 0))} ${whole}`}
            strokeDashoffset={-begins[at]!}
            transform="rotate(-90 50 50)"
          />
        ))}
      </svg>
      <figcaption className="vh">{name}</figcaption>
      <ul className="donut-list">
        {slices.map(({ key, name: slice, share, tone }, at) => (
          <li key={key}>
            <svg className="donut-mark" viewBox="0 0 10 10" aria-hidden="true">
              <rect className={`donut-fill donut-fill-${(tone ?? at) % 10}`} width={10} height={10} rx={2} />
            </svg>
            <span>{slice}</span>
            <strong className="nb">{format(share)}</strong>
          </li>
        ))}
      </ul>
    </figure>
  )
}
