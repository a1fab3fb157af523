import { type AcceptedPolicy, acceptPolicies } from '#features/consent/contract.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { text } from './text.ts'

/** Asks for consents that only the person can give now: at 20, and when a new version uses data for a new purpose. */
export function ConfirmPart({ accepted, isOfAge }: { accepted: AcceptedPolicy[]; isOfAge: boolean }) {
  const { run, isBusy, done, fault } = useAct(acceptPolicies, { refresh: ['page'], onRefused: refreshPage })
  const asked = accepted.filter((one) => one.must_accept)
  const accept = () => {
    const [law_version = 1, personal_version = 1] = ['law', 'personal'].map(
      (policy) => accepted.find((one) => one.policy === policy)?.current,
    )
    void run({ body: { law_version, personal_version } })
  }
  if (asked.length === 0) return done ? <p role="status">{text.accepted}</p> : null
  return (
    <Card aria-labelledby="confirm" className="grid gap-4">
      <h2 id="confirm">{text.confirmTitle}</h2>
      <p>{isOfAge ? text.confirm.of_age : text.confirm.new_version}</p>
      <ul>
        {asked.map(({ policy, current }) => (
          <li key={policy}>
            <Link to={`/policy/${policy}`} className="inline-flex min-h-11 items-center">
              {text.policies[policy]} {text.version(current)}
            </Link>
          </li>
        ))}
      </ul>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <Button isWide isBusy={isBusy} data-js onClick={accept}>
        {text.accept}
      </Button>
    </Card>
  )
}
