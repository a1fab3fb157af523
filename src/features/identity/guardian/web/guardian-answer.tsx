import { guardedActNames } from '#features/identity/accounts/content.ts'
import { text as commonText } from '#features/identity/forms/web/text.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { declineAsGuardian, type GuardianView } from '../contract.ts'
import { relations } from '../guardian-rules.ts'
import { guardianText as text } from './guardian-text.ts'
import { useGuardianForm } from './use-guardian-form.ts'

interface GuardianAnswerProps {
  view: GuardianView
  token: string
  onChange: (view: GuardianView) => void
  /** Reloads, because the state has changed elsewhere or the link is invalid. */
  onReload: () => Promise<void>
}

/** Agree, refuse, or withdraw consent: one press each, with buttons of the same size. */
export function GuardianAnswer(props: GuardianAnswerProps) {
  const decline = useDecline(props)
  if (props.view.state !== 'allowed') return <Form {...props} decline={decline} />
  return (
    <div className="grid gap-4">
      <h2>{text.answer}</h2>
      <FormProblems refusal={decline.refusal} summary={[]} />
      <Button kind="line" isWide isBusy={decline.isBusy} data-js onClick={decline.act}>
        {text.withdraw}
      </Button>
      <p className="text-ink-soft">{text.withdrawHint}</p>
    </div>
  )
}

type Decline = ReturnType<typeof useDecline>

function useDecline({ view, token, onChange, onReload }: GuardianAnswerProps) {
  const { run, isBusy, refusal } = useAct(declineAsGuardian, {
    onDone: onChange,
    onRefused: async ({ status }) => {
      if (status === 409 || status === 410) await onReload()
    },
  })
  return { isBusy, refusal, act: () => void run({ body: { token, version: view.version } }) }
}

function Form({ view, token, onChange, onReload, decline }: GuardianAnswerProps & { decline: Decline }) {
  const { form, sending } = useGuardianForm({ view, token, onChange, onReload })
  const { errors } = form.formState
  const isRefused = view.state === 'refused'
  return (
    <form method="post" noValidate onSubmit={sending.onSubmit} className="grid gap-4">
      <h2>{isRefused ? text.answerAgain : text.answer}</h2>
      <p>
        <span className="text-ink-soft">{text.opens}:</span> {Object.values(guardedActNames).join(' · ')}
      </p>
      <FormProblems refusal={sending.refusal ?? decline.refusal} summary={sending.summary} />
      <TextField label={text.name} autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <SelectField
        label={text.relation}
        placeholder={text.chooseRelation}
        options={relations.map((value) => ({ value, label: text.relations[value] }))}
        error={errors.relation?.message}
        {...form.register('relation')}
      />
      <TextField
        label={text.birthYear}
        hint={text.birthYearHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={errors.birth_year?.message}
        {...form.register('birth_year')}
      />
      <CheckboxField
        label={
          <>
            {text.confirm}{' '}
            <a href="/policy/personal" target="_blank" rel="noopener">
              {text.readPolicyVersion(view.personal_version)}
              <span className="vh"> {commonText.newTab}</span>
            </a>
          </>
        }
        error={errors.is_guardian?.message}
        {...form.register('is_guardian')}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button
          type="submit"
          kind="line"
          isWide
          isBusy={sending.isBusy}
          data-js
          onMouseDown={(event) => event.preventDefault()}
        >
          {text.agree}
        </Button>
        {isRefused ? null : (
          <Button kind="line" isWide isBusy={decline.isBusy} data-js onClick={decline.act}>
            {text.refuse}
          </Button>
        )}
      </div>
      {isRefused ? null : <p className="text-ink-soft">{text.refuseHint}</p>}
    </form>
  )
}
