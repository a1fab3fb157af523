import { useId } from 'react'
import { skillNames } from '#kit/skills.ts'
import type { Reply } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { FieldNotes, SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import type { listRuleKinds } from '../../admin-contract.ts'
import { emptyGoal, type GoalDraft, type RuleDraft } from '../../rule-draft-rules.ts'
import { adminText as words } from './admin-text.ts'

export type RuleKinds = Reply<typeof listRuleKinds>['items']

const max = 6

type Props = {
  /** Takes the focus when the server finds the rule wrong. */
  id: string
  error: string | undefined
  kinds: RuleKinds
  /** The boxes, or the text of a rule that says more than they can. */
  draft: RuleDraft | string
  onDraft: (draft: RuleDraft | string) => void
}

/** The rule of a mission: goals, and how they stand together. */
export function RuleField({ id, error, kinds, draft, onDraft }: Props) {
  if (typeof draft === 'string')
    return (
      <TextAreaField
        id={id}
        error={error}
        label={words.rule}
        hint={words.asText}
        rows={12}
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
      />
    )
  const { group, goals } = draft
  const setGoal = (at: number, goal: GoalDraft) =>
    onDraft({ group, goals: goals.map((one, i) => (i === at ? goal : one)) })
  const regroup = (next: RuleDraft['group']) => {
    const first = goals[0] ?? emptyGoal
    const several = goals.length > 1 ? goals : [first, emptyGoal]
    onDraft({ group: next, goals: next === 'one' ? [first] : several })
  }
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-4" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{words.rule}</legend>
      <FieldNotes id={id} error={error} />
      <SelectField
        label={words.group}
        value={group}
        options={optionsOf(words.groups)}
        onChange={(event) => regroup(event.currentTarget.value as RuleDraft['group'])}
      />
      {goals.map((goal, i) => (
        <GoalField
          key={i}
          place={i + 1}
          kinds={kinds}
          goal={goal}
          onGoal={(next) => setGoal(i, next)}
          onDrop={
            goals.length > 2 ? () => onDraft({ group, goals: goals.filter((_, other) => other !== i) }) : undefined
          }
        />
      ))}
      {group !== 'one' && goals.length < max ? (
        <Button kind="line" size="small" onClick={() => onDraft({ group, goals: [...goals, emptyGoal] })}>
          {words.addGoal}
        </Button>
      ) : null}
    </fieldset>
  )
}

type GoalProps = {
  place: number
  kinds: RuleKinds
  goal: GoalDraft
  onGoal: (goal: GoalDraft) => void
  onDrop: (() => void) | undefined
}

function GoalField({ place, kinds, goal, onGoal, onDrop }: GoalProps) {
  const own = useId()
  const kind = kinds.find((one) => one.kind === goal.kind)
  const facts = kind?.facts ?? []
  const unit = unitOf(goal, kind?.unit)
  const box = (name: keyof GoalDraft) => ({
    id: `${own}-${name}`,
    value: goal[name],
    onChange: (event: { currentTarget: { value: string } }) => onGoal({ ...goal, [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className="card grid gap-3">
      <legend className="font-semibold">{words.goal(place)}</legend>
      <SelectField
        {...box('kind')}
        label={words.kind}
        placeholder={words.kindChoose}
        options={kinds.map((one) => ({ value: one.kind, label: one.words }))}
      />
      <SelectField {...box('rule')} label={words.goalRule} options={optionsOf(words.goalRules)} />
      <TextField {...box('amount')} label={words.amount} inputMode="numeric" {...(unit !== undefined && { unit })} />
      {goal.rule === 'days_in_window' ? (
        <TextField {...box('window')} label={words.window} inputMode="numeric" />
      ) : null}
      {goal.rule === 'sum' ? (
        <SelectField
          {...box('fact')}
          label={words.fact}
          placeholder={words.none}
          options={facts.filter(({ type }) => type === 'number').map((one) => ({ value: one.name, label: one.words }))}
        />
      ) : null}
      <SelectField {...box('skill')} label={words.onlySkill} placeholder={words.none} options={optionsOf(skillNames)} />
      {facts.some(({ name }) => name === 'club') ? <TextField {...box('club')} label={words.club} isOptional /> : null}
      {facts.length > 0 ? (
        <>
          <SelectField
            {...box('whereFact')}
            label={words.where}
            placeholder={words.none}
            options={facts.map((one) => ({ value: one.name, label: one.words }))}
          />
          {goal.whereFact ? <TextField {...box('whereValue')} label={words.whereValue} /> : null}
        </>
      ) : null}
      {onDrop ? (
        <Button kind="quiet" size="small" onClick={onDrop}>
          {words.dropGoal(place)}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** What the amount of a goal counts; undefined where its kind or fact does not say. */
function unitOf({ rule }: GoalDraft, unit: string | undefined): string | undefined {
  if (rule === 'sum') return undefined
  return rule === 'distinct_days' || rule === 'days_in_window' ? words.day : unit
}
