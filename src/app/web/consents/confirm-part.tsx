import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type AcceptedPolicy, acceptPolicies } from '#features/consent/contract.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { text } from './text.ts'

/** Asks for what only the person can say now: at 20, and when a version uses data for something new. */
export function ConfirmPart({ accepted, isOfAge }: { accepted: AcceptedPolicy[]; isOfAge: boolean }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const asked = accepted.filter((one) => one.must_accept)
  async function accept(): Promise<void> {
    setBusy(true)
    setFault(null)
    const [law_version = 1, personal_version = 1] = ['law', 'personal'].map(
      (policy) => accepted.find((one) => one.policy === policy)?.current,
    )
    try {
      await call(acceptPolicies, { body: { law_version, personal_version } })
      setDone(true)
    } catch (error) {
      setFault(asRefusal(error).message)
    }
    await revalidate()
    setBusy(false)
  }
  if (asked.length === 0) return isDone ? <p role="status">{text.accepted}</p> : null
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
      <Button isWide isBusy={isBusy} data-js onClick={() => void accept()}>
        {text.accept}
      </Button>
    </Card>
  )
}
