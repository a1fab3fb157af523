import { type FormEvent, useRef } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { call } from '#lib/web/call.ts'
import { useSaving } from '#lib/web/data/use-saving.ts'
import { addSeries } from '../video-admin-contract.ts'
import { adminText } from './admin-text.ts'

/** Adds a series, into which videos are then put one by one. */
export function AdminSeriesForm() {
  const { isBusy, fault, done, save } = useSaving()
  const box = useRef<HTMLFormElement>(null)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { key: String(form.get('series_key')), title: String(form.get('series_title')) }
    void save(() => call(addSeries, { body }), adminText.seriesAdded).then((isDone) => isDone && box.current?.reset())
  }
  return (
    <Card aria-labelledby="add-series">
      <form ref={box} className="grid gap-4" noValidate onSubmit={add}>
        <h2 id="add-series">{adminText.seriesNew}</h2>
        <TextField name="series_title" label={adminText.seriesName} maxLength={80} />
        <TextField
          name="series_key"
          label={adminText.seriesKey}
          hint={adminText.seriesKeyHint}
          maxLength={60}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Button type="submit" size="small" isBusy={isBusy}>
          {adminText.seriesAdd}
        </Button>
        <p role="status">{done}</p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
      </form>
    </Card>
  )
}
