import { useLoaderData } from 'react-router'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { KeywordForm } from '#ui/fields/keyword-form.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { AddRiddleForm, EditRiddleForm } from './admin-riddle-form.tsx'
import type { loader } from './admin-riddles-loader.ts'
import { adminText as text } from './admin-text.ts'

/** All picture riddles, for editors. */
export function Component() {
  const { items, page, pages, keyword } = useLoaderData<typeof loader>()
  const toPage = (to: number) =>
    `/admin/riddles?${new URLSearchParams({ ...(keyword && { keyword }), page: String(to) })}`
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/riddles" isPrivate lead={text.lead}>
      <KeywordForm
        label={text.search}
        submit={text.find}
        keyword={keyword}
        toKeyword={(typed) => `/admin/riddles?${new URLSearchParams(typed ? { keyword: typed } : {})}`}
      />
      {items.length === 0 && <p role="status">{keyword ? text.none : text.empty}</p>}
      <ul className="stack">
        {items.map((riddle) => (
          <Card as="li" key={riddle.id}>
            <details className="video-sources">
              <summary>
                {riddle.answer} {riddle.is_active ? null : <Tag>{text.retired}</Tag>}
              </summary>
              <p className="text-13 text-ink-soft">{text.played(riddle.played, riddle.solved)}</p>
              <SvgPicture svg={riddle.drawing} description={riddle.description} />
              <EditRiddleForm riddle={riddle} />
            </details>
          </Card>
        ))}
      </ul>
      <Pager of={{ page, pages }} toPage={toPage} />
      <AddRiddleForm />
    </PageFrame>
  )
}
