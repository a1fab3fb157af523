import type { Reply } from '#lib/contract.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { dropRoboDraft, type getMutualFund, type RoboDraft } from '../../contract.ts'
import { AccountRow } from '../account-row.tsx'
import { text } from '../text.ts'
import { StartCard } from './start-card.tsx'

const words = text.landing

/** The plans that run, the one that was interrupted, and the way to another. */
export function MyPlans({ loaded }: { loaded: Reply<typeof getMutualFund> }) {
  const { items, draft, next, may_open: mayOpen } = loaded
  return (
    <>
      {draft ? <DraftCard draft={draft} /> : null}
      {items.length > 0 ? (
        <Card aria-labelledby="my-plans">
          <h2 id="my-plans">{words.mine}</h2>
          <ul className="robo-list">
            {items.map((account) => (
              <AccountRow key={account.id} account={account} to={`/robo/dashboard/${account.id}`} />
            ))}
          </ul>
        </Card>
      ) : null}
      {mayOpen ? (
        draft ? null : items.length > 0 ? (
          <LinkButton isWide kind="line" to={paths[next]}>
            {words.another}
          </LinkButton>
        ) : (
          <StartCard to={paths[next]} label={words.begin[next]} />
        )
      ) : (
        <Notice>{words.full}</Notice>
      )}
    </>
  )
}

const paths: Record<RoboDraft['step'], string> = {
  'pre-question': '/robo/pre-question',
  assessment: '/robo/assessment',
  rehearsal: '/robo/rehearsal',
  'create-plan': '/robo/create-plan',
  'step-create': '/robo/create-plan/step-create',
}

function DraftCard({ draft: { step, plan, saved_at: at } }: { draft: RoboDraft }) {
  const drop = useAct(dropRoboDraft, { refresh: ['page'] })
  return (
    <Card className="robo-step" aria-labelledby="draft">
      <div>
        <h2 id="draft" className="text-20">
          {words.draft}
        </h2>
        <p className="text-ink-soft">
          <ThaiText>{words.draftOf(plan.name ?? words.unnamed, formatThaiDate(bangkokDay(new Date(at))))}</ThaiText>
        </p>
      </div>
      <LinkButton isWide to={paths[step]}>
        {words.go}
      </LinkButton>
      <Button kind="line" isWide isBusy={drop.isBusy} onClick={() => void drop.run({})}>
        {words.drop}
      </Button>
      {drop.fault ? (
        <Notice kind="warn" isAlert>
          {drop.fault}
        </Notice>
      ) : null}
    </Card>
  )
}
