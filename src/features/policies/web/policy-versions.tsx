import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { PolicyView } from '../contract.ts'
import { text } from './text.ts'

function versionPath(path: string, { version, state }: PolicyView['versions'][number]): string {
  return state === 'current' ? path : `${path}?version=${version}`
}

/** A note before the text: another version is in force, or a new one is announced. */
export function PolicyNotice({ policy }: { policy: PolicyView }) {
  const current = policy.versions.find(({ state }) => state === 'current')
  const coming = policy.versions.find(({ state }) => state === 'coming')
  if (policy.state === 'current' && !coming) return null
  if (policy.state === 'current' && coming)
    return (
      <Notice
        className="mb-6"
        title={text.comingTitle(coming.version, formatThaiDate(coming.effective))}
        action={<Link to={versionPath(`/policy/${policy.type}`, coming)}>{text.toComing(coming.version)}</Link>}
      >
        {text.changes(coming.changes)}
      </Notice>
    )
  const isPast = policy.state === 'past'
  return (
    <Notice
      kind="warn"
      className="mb-6"
      title={isPast ? text.pastTitle : text.comingTitle(policy.version, formatThaiDate(policy.effective))}
      action={current && <Link to={versionPath(`/policy/${policy.type}`, current)}>{text.toCurrent}</Link>}
    >
      {isPast ? text.past : text.notYet}
    </Notice>
  )
}

type HistoryProps = {
  heading: string
  /** The address of the version in force; others have `?version=`. */
  path: string
  policy: Pick<PolicyView, 'version' | 'versions'>
  className?: string
}

/** All past and coming versions, newest first, with their changes. */
export function PolicyHistory({ heading, path, policy, className }: HistoryProps) {
  return (
    <section aria-labelledby="policy-history" className="mt-10">
      <h2 id="policy-history" className={className}>
        {heading}
      </h2>
      <ol className="mt-3 grid gap-3">
        {policy.versions.map((one) => (
          <li key={one.version}>
            <Link to={versionPath(path, one)} aria-current={one.version === policy.version ? 'page' : undefined}>
              {text.versionLink(one.version)}
            </Link>{' '}
            <span className="text-ink-soft">
              {text.from(formatThaiDate(one.effective))} · {text.states[one.state]}
            </span>
            <br />
            {one.changes}
          </li>
        ))}
      </ol>
    </section>
  )
}
