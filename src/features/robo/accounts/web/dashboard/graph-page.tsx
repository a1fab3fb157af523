import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { ChanceLine, FanPart, ProjectionSentence } from '../../../projection/web/fan-part.tsx'
import { MoreNumbers } from '../../../projection/web/more-numbers.tsx'
import { compareLevels, levelNames, type RoboLevel } from '../../../risk/level-rules.ts'
import { planLimits, type RoboAccountDetail } from '../../contract.ts'
import { monthlyTaken } from '../../taken-rules.ts'
import { AccountFrame } from '../account-frame.tsx'
import { type Detail, queryLoader } from '../account-loader.ts'
import { StatusWord } from '../fan-card.tsx'
import { GoalImage } from '../goal-image.tsx'
import { sayBaht } from '../show-amount.ts'
import { monthsLeft, standingOf } from '../show-plan.ts'
import { text } from '../text.ts'
import { moneyText } from '../trade/money-text.ts'
import { useOwnProjection } from './use-own-projection.ts'

/** The account whose plan is tried with other figures. */
export const loader = queryLoader('/robo/dashboard/calculate-graph')

const words = moneyText.whatIf

/** The what-if of a plan: three sliders with boxes, and the fan follows. The plan itself stays as it is. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      loaded={loaded}
      title={words.title}
      description={words.description}
      lead={words.lead}
      toPath={(id) => `/robo/dashboard/calculate-graph?accountId=${id}`}
      isNarrow={loaded.kind !== 'account'}
    >
      {(detail) => <WhatIf key={detail.mutualFundAccountDetail.id} detail={detail} />}
    </AccountFrame>
  )
}

interface Tried {
  monthly: number
  months: number
  level: RoboLevel
}

function WhatIf({ detail: { mutualFundAccountDetail: account, mutualFundPlanDetail: plan } }: { detail: Detail }) {
  const now: Tried = {
    // What will really be taken: nothing without a day, or while instalments are paused.
    monthly: monthlyTaken({ monthly: plan.monthly, hasDay: !account.needs_day, isPaused: account.is_dca_paused }),
    months: Math.max(planLimits.horizonFrom, monthsLeft(plan)),
    level: plan.level as RoboLevel,
  }
  const [tried, setTried] = useState(now)
  const canAsk = account.value + tried.monthly > 0
  const { projection, refusal } = useOwnProjection({ accountId: account.id, ...tried })
  const waits = account.needs_day ? 'day' : account.is_dca_paused ? 'pause' : null
  return (
    <div className="columns">
      <Card className="account-card" aria-labelledby="what-if-says">
        {waits && plan.monthly > 0 ? (
          <Notice
            action={
              waits === 'day' ? (
                <LinkButton kind="line" size="small" to={`/robo/setFormatMonthDCA?accountId=${account.id}`}>
                  {text.dashboard.chooseDay}
                </LinkButton>
              ) : null
            }
          >
            {words.notTaken[waits](sayBaht(plan.monthly))}
          </Notice>
        ) : null}
        <div className="what-if-says">
          {projection?.plan_status ? (
            // A plan without a price has nothing to be ahead of: only how likely its goal is.
            <StatusWord
              status={projection.plan_status}
              isDraft={standingOf(account, projection.plan_status) === null}
            />
          ) : null}
          <h2
            key={projection ? 'known' : 'awaited'}
            id="what-if-says"
            className="text-20 font-medium"
            aria-live="polite"
          >
            {projection ? <ProjectionSentence projection={projection} /> : words.title}
          </h2>
        </div>
        {projection ? (
          <FanPart
            projection={projection}
            history={account.history}
            today={account.history.at(-1)?.day ?? ''}
            goal={plan.goal_amount}
            picture={<GoalImage account={account} />}
          />
        ) : (
          <div className="chart-rest">{canAsk ? null : <p>{words.empty}</p>}</div>
        )}
        {refusal && canAsk ? <Notice kind="warn">{refusal.message}</Notice> : null}
        <Sliders now={now} tried={tried} onChange={setTried} />
      </Card>
      <div className="stack">
        <Card className="account-card" aria-label={words.means}>
          <div className="what-if-chance">{projection ? <ChanceLine projection={projection} /> : null}</div>
          <UsePart account={account} now={now} tried={tried} onChange={setTried} />
          {projection ? <MoreNumbers projection={projection} /> : null}
        </Card>
      </div>
    </div>
  )
}

interface TriedProps {
  now: Tried
  tried: Tried
  onChange: (tried: Tried) => void
}

const whole = (baht: number) => formatKoin(practiceBaht(Math.round(baht * 100))).replace(/\.00$/, '')

/** Three sliders with boxes, right below the fan that they move. */
function Sliders({ now, tried, onChange }: TriedProps) {
  const { monthly, months, level } = tried
  return (
    <fieldset className="what-if-sliders">
      <legend className="vh">{words.title}</legend>
      <PlainForm>
        <SliderField
          label={words.monthly}
          unit={text.baht}
          min={0}
          max={Math.max(5_000, now.monthly / 50)}
          step={50}
          value={monthly / 100}
          format={whole}
          onChange={(baht) => onChange({ ...tried, monthly: Math.round(baht * 100) })}
        />
        <SliderField
          label={words.months}
          unit={words.month}
          min={planLimits.horizonFrom}
          max={planLimits.horizonTo}
          step={1}
          value={months}
          onChange={(value) => onChange({ ...tried, months: value })}
        />
        <SliderField
          label={words.level}
          unit={words.levelUnit}
          words={levelNames[level]}
          min={1}
          max={5}
          step={1}
          value={level}
          onChange={(value) => onChange({ ...tried, level: value as RoboLevel })}
        />
      </PlainForm>
    </fieldset>
  )
}

/** What is tried becomes the plan on another page, which shows its trades first. */
function UsePart({ account, now, tried, onChange }: TriedProps & { account: RoboAccountDetail }) {
  const { monthly, months, level } = tried
  const isSame = monthly === now.monthly && months === now.months && level === now.level
  const assessed = account.assessment?.level as RoboLevel | undefined
  const isFar = level !== now.level && assessed !== undefined && compareLevels(assessed, level) === 'far'
  const offReason = isSame ? words.same : isFar ? words.far : null
  const wanted = new URLSearchParams({ monthly: `${monthly}`, horizon: `${months}`, level: `${level}` })
  return (
    <>
      <p className="text-13 text-ink-soft">{words.useNote}</p>
      <div className="button-pair">
        <div>
          <Button kind="line" isWide offReason={isSame ? words.same : null} onClick={() => onChange(now)}>
            {words.reset}
          </Button>
        </div>
        <div>
          {offReason ? (
            <Button kind="line" isWide offReason={offReason}>
              {words.use}
            </Button>
          ) : (
            <LinkButton kind="line" isWide to={`/robo/adjust-plan/${account.id}?${wanted}`}>
              {words.use}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  )
}
