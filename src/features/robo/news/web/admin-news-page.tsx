import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { pageRefusal } from '#lib/errors.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { type AdminRoboNews, createRoboNews, editRoboNews, listAdminRoboNews } from '../admin-contract.ts'
import { newsTopics } from '../contract.ts'
import { adminText as words } from './admin-text.ts'
import { newsOf, newsValues } from './show-news-form.ts'
import { text } from './text.ts'

/** A page of all market notes, and which of them is edited. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const page = pageNumber(asked.get('page'))
  if (page === null) throw pageRefusal('page_not_found')
  const list = await call(listAdminRoboNews, { query: { page, limit: 30 } })
  return { list, edited: list.items.find(({ id }) => id === asked.get('id')) ?? null }
}

/** Market notes for staff: all of them, a new one, and the one of the address to edit. */
export function Component() {
  const { list, edited } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/robo/news" isPrivate lead={words.lead}>
      <NewsForm key={edited?.id ?? 'new'} note={edited} />
      <Card as="div">
        {list.items.length === 0 ? <p>{words.none}</p> : <NewsTable items={list.items} />}
        <Pager of={list} toPage={(page) => `/admin/robo/news?page=${page}`} />
      </Card>
    </PageFrame>
  )
}

function NewsTable({ items }: { items: readonly AdminRoboNews[] }) {
  return (
    <DataTable
      caption={words.all}
      hasCaption
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          label: words.newsTitle,
          cell: ({ id, title }) => (
            <Link to={`/admin/robo/news?id=${id}`} aria-label={words.pick(title)}>
              {title}
            </Link>
          ),
        },
        { key: 'topic', label: words.topic, cell: ({ topic }) => text.topics[topic] },
        { key: 'day', label: words.day, cell: (note) => formatThaiDate(bangkokDay(new Date(note.published_at))) },
        { key: 'state', label: words.state, cell: (note) => (note.hidden_at ? words.isHidden : words.shown) },
      ]}
    />
  )
}

/** The boxes that are named otherwise than what is sent. */
const fieldOf: Record<string, string> = { published_at: 'day', paragraphs: 'text' }

function NewsForm({ note }: { note: AdminRoboNews | null }) {
  // The boxes of a date keep what was typed: after a note is stored they begin anew.
  const [turn, setTurn] = useState(0)
  const { form: _, ...edit } = useStaffForm({
    id: 'robo-news',
    values: newsValues(note),
    isEmptied: note === null,
    onDone: () => setTurn(turn + 1),
    fieldOfPath: (path) => fieldOf[path.split('.')[0]!] ?? path,
    act: (send, values) => {
      const body = newsOf(values, note)
      if (!note) return send(createRoboNews, { body })
      const isHidden = values.state === 'hidden'
      return send(editRoboNews, {
        query: { id: note.id },
        body: { ...body, version: note.version, is_hidden: isHidden },
      })
    },
  })
  return (
    <Card aria-labelledby="news-form" className="max-w-160">
      <h2 id="news-form" className="mb-4">
        {note ? words.edit : words.write}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={edit.onSubmit}>
        <SelectField
          {...edit.field('topic')}
          label={words.topic}
          options={newsTopics.map((value) => ({ value, label: text.topics[value] }))}
        />
        <TextField {...edit.field('title')} label={words.newsTitle} />
        <TextField {...edit.field('summary')} label={words.summary} />
        <TextAreaField {...edit.field('text')} label={words.text} hint={words.textHint} rows={8} />
        <TextField {...edit.field('article')} label={words.article} hint={words.articleHint} isOptional />
        <DateField key={turn} {...edit.field('day')} label={words.day} hint={words.dayHint} />
        {note ? (
          <SelectField
            {...edit.field('state')}
            label={words.state}
            options={[
              { value: 'shown', label: words.shown },
              { value: 'hidden', label: words.hidden },
            ]}
          />
        ) : null}
        <Button type="submit" size="small" className="justify-self-start" isBusy={edit.isBusy}>
          {words.submit}
        </Button>
        <p role="status">{edit.done ? words.saved : ''}</p>
        <FormFault fault={edit.fault} />
      </form>
    </Card>
  )
}
