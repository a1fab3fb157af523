import { AddForm } from '#kit/forms/staff-forms.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { addSeries } from '../../video-admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** Adds a series, to which videos are then assigned one by one. */
export function AdminSeriesForm() {
  return (
    <AddForm
      isFolded
      id="add-series"
      title={text.seriesNew}
      submit={text.seriesAdd}
      values={{ title: '', key: '' }}
      said={() => text.seriesAdded}
      onAdd={(body, send) => send(addSeries, { body })}
    >
      {(field) => (
        <>
          <TextField {...field('title')} label={text.seriesName} maxLength={80} />
          <TextField
            {...field('key')}
            label={text.seriesKey}
            hint={text.seriesKeyHint}
            maxLength={60}
            spellCheck={false}
            autoCapitalize="none"
          />
        </>
      )}
    </AddForm>
  )
}
