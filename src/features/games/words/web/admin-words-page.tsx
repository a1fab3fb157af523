import { Form, useLoaderData } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { TextField } from '#lib/web/ui/field.tsx'
import { Pager } from '#lib/web/ui/pager.tsx'
import { Tag } from '#lib/web/ui/tag.tsx'
import { adminText as text } from './admin-text.ts'
import { AddWordForm, EditWordForm } from './admin-word-form.tsx'
import type { loader } from './admin-words-loader.ts'

/** All words of games, for editors. */
export function Component() {
  const { items, page, pages, keyword } = useLoaderData<typeof loader>()
  const toPage = (to: number) =>
    `/admin/words?${new URLSearchParams({ ...(keyword && { keyword }), page: String(to) })}`
  return (
    <div className="stack" data-tone="money">
      <PageHead title={text.title} description={text.description} path="/admin/words" isPrivate />
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      <Form className="hero-find" role="search">
        <TextField
          key={keyword}
          label={text.search}
          name="keyword"
          defaultValue={keyword}
          maxLength={40}
          autoComplete="off"
        />
        <Button type="submit" kind="line">
          {text.find}
        </Button>
      </Form>
      {items.length === 0 && <p role="status">{keyword ? text.none : text.empty}</p>}
      <ul className="stack">
        {items.map((word) => (
          <Card as="li" key={word.id}>
            <details className="video-sources">
              <summary>
                {word.word} {word.isActive ? null : <Tag>{text.retired}</Tag>}
              </summary>
              <p className="text-13 text-ink-soft">{text.played(word.played, word.won)}</p>
              <EditWordForm key={word.version} word={word} />
            </details>
          </Card>
        ))}
      </ul>
      <Pager page={page} pages={pages} toPage={toPage} />
      <AddWordForm />
    </div>
  )
}
