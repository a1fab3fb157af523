import { useForm } from 'react-hook-form'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { AliasForm, chooseAlias, type QuestBoard } from '../board-contract.ts'
import { boardText as text } from './board-text.ts'

/** Whether one stands on the board, and under which alias: going off it is as easy as going onto it. */
export function AliasPart({ mine: { alias, place, obstacle } }: { mine: QuestBoard['mine'] }) {
  const form = useForm({
    resolver: resolverFor(AliasForm),
    values: { alias: alias ?? '' },
    mode: 'onBlur',
    shouldFocusError: false,
  })
  const choose = useFormAct({
    form,
    order: ['alias'],
    fieldOfCode: { quest_alias_taken: 'alias', quest_alias_refused: 'alias' },
    staysOnPage: true,
    refresh: ['page'],
    act: (send, body) => send(chooseAlias, { body }),
  })
  const hide = useAct(chooseAlias, { refresh: ['page'], onDone: choose.forget })
  const said = hide.done && alias === null ? text.saidHidden : choose.done && alias !== null ? text.saidShown : ''
  const fault = choose.refusal?.message ?? hide.fault
  return (
    <>
      <p>{alias === null ? text.hidden : text.shown(alias, place)}</p>
      {obstacle ? (
        <Notice>{text.obstacles[obstacle]}</Notice>
      ) : (
        <form className="grid gap-4" noValidate onSubmit={choose.onSubmit}>
          <TextField
            {...form.register('alias')}
            label={text.alias}
            hint={text.aliasHint}
            error={form.formState.errors.alias?.message}
            autoComplete="off"
          />
          <Button type="submit" kind="line" isBusy={choose.isBusy}>
            {alias === null ? text.show : text.change}
          </Button>
        </form>
      )}
      {alias === null ? null : (
        <Button kind="line" isBusy={hide.isBusy} onClick={() => void hide.run({ body: { alias: null } })}>
          {text.hide}
        </Button>
      )}
      <p role="status">{said}</p>
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
    </>
  )
}
