import { AddForm, FormFault } from '#kit/forms/staff-forms.tsx'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import {
  addHoliday,
  type Holiday,
  maxHolidaySource,
  maxHolidayTitle,
  removeHoliday,
} from '../../holiday-admin-contract.ts'
import { holidayText as text } from './holiday-text.ts'

type Entered = Omit<Holiday, 'id'>

/** The holidays of the days that are shown, and for editors the form to enter them. */
export function HolidaysPart({
  holidays,
  today,
  mayEdit,
}: {
  holidays: readonly Holiday[]
  today: string
  mayEdit: boolean
}) {
  if (holidays.length === 0 && !mayEdit) return null
  return (
    <section className="stack" aria-labelledby="holidays">
      <h2 id="holidays">{text.title}</h2>
      {holidays.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
      <ul className="calendar-holidays">
        {holidays.map((holiday) => (
          <HolidayItem key={holiday.id} holiday={holiday} mayEdit={mayEdit} />
        ))}
      </ul>
      {mayEdit ? <AddHoliday today={today} /> : null}
    </section>
  )
}

function HolidayItem({ holiday, mayEdit }: { holiday: Holiday; mayEdit: boolean }) {
  const { id, kind, title, first_day: first, last_day: last, source, read_on: readOn } = holiday
  const remove = useAct(removeHoliday, { refresh: ['page'] })
  return (
    <li className="calendar-holiday-line">
      <div>
        <p>
          <b>{title}</b> · {text.kinds[kind]} · {first === last ? formatThaiDate(first) : text.span(first, last)}
        </p>
        <p className="text-13 text-ink-soft">{text.readAt(source, formatThaiDate(readOn))}</p>
        <FormFault fault={remove.fault} />
      </div>
      {mayEdit ? (
        <Button
          kind="quiet"
          size="small"
          aria-label={text.removeOf(title)}
          isBusy={remove.isBusy}
          onClick={() => void remove.run({ query: { id } })}
        >
          {text.remove}
        </Button>
      ) : null}
    </li>
  )
}

function AddHoliday({ today }: { today: string }) {
  const values: Entered = { kind: 'holiday', title: '', first_day: '', last_day: '', source: '', read_on: today }
  return (
    <AddForm<Entered>
      isFolded
      id="add-holiday"
      values={values}
      title={text.add}
      said={({ title }) => text.added(title)}
      onAdd={(said, send) => send(addHoliday, { body: { ...said, last_day: said.last_day || said.first_day } })}
    >
      {(field) => (
        <>
          <p className="text-ink-soft">{text.addHint}</p>
          <SelectField {...field('kind')} label={text.kind} options={optionsOf(text.kinds)} />
          <TextField {...field('title')} label={text.name} maxLength={maxHolidayTitle} autoComplete="off" />
          <DateField {...field('first_day')} label={text.first} />
          <DateField {...field('last_day')} label={text.last} hint={text.lastHint} isOptional />
          <TextField {...field('source')} label={text.source} hint={text.sourceHint} maxLength={maxHolidaySource} />
          <DateField {...field('read_on')} label={text.readOn} />
        </>
      )}
    </AddForm>
  )
}
