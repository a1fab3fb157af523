import type { ReactNode } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { isTooRisky } from '../../risk/level-rules.ts'
import { isLive } from '../account-state-rules.ts'
import type { RoboAccountDetail } from '../contract.ts'
import type { Detail, Loaded } from './account-loader.ts'
import { AccountRow } from './account-row.tsx'
import { text } from './text.ts'

const words = text.dashboard

interface FrameProps {
  loaded: Loaded
  title: string
  description: string
  lead?: string
  /** The address of this page for an account. */
  toPath: (id: string) => string
  /** The page has a column of reading width. */
  isNarrow?: boolean
  children: (detail: Detail) => ReactNode
}

/** A page of one account: its head, and the choice of an account or the error of the load where there is none. */
export function AccountFrame({ loaded, title, description, lead, toPath, isNarrow = true, children }: FrameProps) {
  const detail = loaded.kind === 'account' ? loaded.detail : null
  const account = detail?.mutualFundAccountDetail
  return (
    <PageFrame
      title={title}
      description={description}
      path={toPath('')}
      isPrivate
      isNarrow={isNarrow}
      back={
        <>
          <Link to="/robo">{text.back}</Link>
          {account ? (
            <>
              {' · '}
              <Link to={`/robo/dashboard/${account.id}`}>{account.name}</Link>
            </>
          ) : null}
        </>
      }
      tag={<SimTag />}
      lead={lead && detail ? <ThaiText>{lead}</ThaiText> : null}
    >
      {account ? <EndedAssessment account={account} /> : null}
      {account ? <TooRisky account={account} /> : null}
      {detail ? children(detail) : <NoAccount loaded={loaded} toPath={toPath} />}
      {detail ? <RiskWarning /> : null}
      <YearNote />
    </PageFrame>
  )
}

/** An assessment that has ended stops what buys: said on every page of a plan that runs, with the way to answer again. */
function EndedAssessment({ account: { state, assessment } }: { account: RoboAccountDetail }) {
  if (assessment?.is_valid || !isLive(state)) return null
  return (
    <Notice
      kind="warn"
      action={
        <LinkButton kind="line" size="small" to="/robo/assessment">
          {words.toAssessment}
        </LinkButton>
      }
    >
      <ThaiText>
        {assessment ? words.assessmentOld(formatThaiDate(assessment.valid_until)) : words.assessmentNone}
      </ThaiText>
    </Notice>
  )
}

/** A plan far above the last assessment takes no new money: said on every page of it, with the way to a level that fits. */
function TooRisky({ account: { id, state, level, assessment } }: { account: RoboAccountDetail }) {
  if (!assessment?.is_valid || !isLive(state) || !isTooRisky(assessment.level, level)) return null
  return (
    <Notice
      kind="warn"
      action={
        <LinkButton kind="line" size="small" to={`/robo/adjust-plan/${id}?level=${assessment.level}`}>
          {words.toLevel}
        </LinkButton>
      }
    >
      <ThaiText>{words.tooRisky(level, assessment.level)}</ThaiText>
    </Notice>
  )
}

/** Which account, or why this one cannot be shown. */
export function NoAccount({ loaded, toPath }: Pick<FrameProps, 'loaded' | 'toPath'>) {
  if (loaded.kind === 'failed')
    return (
      <Card as="div" className="robo-step">
        <Notice kind="warn" title={words.failed} isAlert>
          {loaded.problem.detail}
        </Notice>
        <div className="robo-row">
          <Button kind="line" size="small" onClick={() => void refreshPage()}>
            {words.retry}
          </Button>
          <Link to="/robo">{words.all}</Link>
        </div>
      </Card>
    )
  if (loaded.kind === 'account' || loaded.accounts.length === 0)
    return (
      <EmptyState
        spot={<ArtFile file="spots/jar-steps.svg" />}
        title={words.noneTitle}
        action={<LinkButton to="/robo/pre-question">{words.start}</LinkButton>}
      >
        {words.none}
      </EmptyState>
    )
  return (
    <Card aria-labelledby="choose-account">
      <h2 id="choose-account" className="text-17">
        {words.choose}
      </h2>
      <ul className="robo-list">
        {loaded.accounts.map((account) => (
          <AccountRow key={account.id} account={account} to={toPath(account.id)} />
        ))}
      </ul>
    </Card>
  )
}
