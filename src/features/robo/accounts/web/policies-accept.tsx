import type { RoboPolicy } from '#features/policies/robo-contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { flowText } from './flow-text.ts'

const words = flowText.step

/** One version of an agreement: a newer one is to be accepted anew. */
export function policyKey({ type, version }: Pick<RoboPolicy, 'type' | 'version'>): string {
  return `${type} ${version}`
}

/** The name of an agreement's box. */
export function policyField({ type }: Pick<RoboPolicy, 'type'>): string {
  return `policy-${type}`
}

interface PoliciesProps {
  policies: readonly RoboPolicy[]
  accepted: readonly string[]
  /** What is said at the first one that is not accepted. */
  error: string | undefined
  onChange: (accepted: string[]) => void
}

/** Every agreement in force with its own box; its text opens from here. */
export function PoliciesPart({ policies, accepted, error, onChange }: PoliciesProps) {
  const missing = policies.find((policy) => !accepted.includes(policyKey(policy)))
  return (
    <Card className="robo-step" aria-labelledby="policies">
      <h2 id="policies" className="text-17">
        {words.policies}
      </h2>
      {policies.map((policy) => {
        const key = policyKey(policy)
        return (
          <div key={key} className="robo-notes">
            <CheckboxField
              name={policyField(policy)}
              label={words.accept(policy.title)}
              hint={words.version(policy.version)}
              error={policy === missing ? error : undefined}
              checked={accepted.includes(key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...accepted, key] : accepted.filter((one) => one !== key))
              }
            />
            <p className="text-13 text-ink-soft">
              <ThaiText>{policy.summary}</ThaiText>
            </p>
            <Link to={`/robo/policy/${policy.type}?version=${policy.version}`}>{words.read(policy.title)}</Link>
          </div>
        )
      })}
    </Card>
  )
}
