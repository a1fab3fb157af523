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

interface PoliciesProps {
  policies: readonly RoboPolicy[]
  accepted: readonly string[]
  onChange: (accepted: readonly string[]) => void
}

/** Every agreement in force with its own box; its text opens from here. */
export function PoliciesPart({ policies, accepted, onChange }: PoliciesProps) {
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
              name={`policy-${policy.type}`}
              label={words.accept(policy.title)}
              hint={words.version(policy.version)}
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
