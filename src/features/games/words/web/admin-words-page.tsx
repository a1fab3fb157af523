import { useLoaderData } from 'react-router'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { KeywordForm } from '#ui/fields/keyword-form.tsx'
import { adminText as text } from './admin-text.ts'
import { AddWordForm, EditWordForm } from './admin-word-form.tsx'
import type { loader } from './admin-words-loader.ts'

/** All words of games, for editors. */
export function Component() {
  const { items, page, pages, keyword } = useLoaderData<typeof loader>()
  const toPage = (to: number) =>
    `/admin/words?${new URLSearchParams({ ...(keyword && { keyword }), page: String(to) })}`
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/words" isPrivate lead={text.lead}>
      <KeywordForm
        label={text.search}
        submit={text.find}
        keyword={keyword}
        toKeyword={(typed) => `/admin/words?${new URLSearchParams(typed ? { keyword: typed } : {})}`}
      />
      {items.length === 0 && <p role="status">{keyword ? text.none : text.empty}</p>}
      <ul className="stack">
        {items.map((word) => (
          <Card as="li" key={word.id}>
            <details className="video-sources">
              <summary>
                {word.word} {word.is_active ? null : <Tag>{text.retired}</Tag>}
              </summary>
              <p className="text-13 text-ink-soft">{text.played(word.played, word.won)}</p>
              <EditWordForm word={word} />
            </details>
          </Card>
        ))}
      </ul>
      <Pager of={{ page, pages }} toPage={toPage} />
      <AddWordForm />
    </PageFrame>
  )
}
