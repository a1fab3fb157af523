import type { ReactNode } from 'react'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { RowPicture } from '#ui/basics/row-picture.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { KeywordForm } from '#ui/fields/keyword-form.tsx'

type Text = Record<'title' | 'description' | 'lead' | 'search' | 'find' | 'none' | 'empty' | 'retired', string>

type Props<Item> = {
  text: Text
  /** The path of the page, which keeps the keyword and the page's number in its address. */
  path: string
  list: { items: readonly Item[]; page: number; pages: number; keyword: string }
  nameOf: (item: Item) => string
  /** A small picture before the name. */
  pictureOf?: (item: Item) => ReactNode
  /** What stands below the name when it is opened: figures and the form. */
  children: (item: Item) => ReactNode
  /** The form for a new one. */
  add: ReactNode
}

/** A desk for one kind of game content: a search, a list whose rows open to their form, and a form for a new one above them. */
export function DeskPage<Item extends { id: string; is_active: boolean }>(props: Props<Item>) {
  const { text, path, list, nameOf, pictureOf, children, add } = props
  const { items, page, pages, keyword } = list
  const pathOf = (search: Record<string, string>) => `${path}?${new URLSearchParams(search)}`
  return (
    <PageFrame title={text.title} description={text.description} path={path} isPrivate lead={text.lead}>
      {add}
      <KeywordForm
        label={text.search}
        submit={text.find}
        keyword={keyword}
        toKeyword={(typed) => pathOf(typed ? { keyword: typed } : {})}
      />
      {items.length === 0 && <p role="status">{keyword ? text.none : text.empty}</p>}
      <ul className="stack">
        {items.map((item) => (
          <Card as="li" key={item.id}>
            <details className="video-sources">
              <summary>
                <Name picture={pictureOf?.(item)}>
                  {nameOf(item)} {item.is_active ? null : <Tag>{text.retired}</Tag>}
                </Name>
              </summary>
              {children(item)}
            </details>
          </Card>
        ))}
      </ul>
      <Pager of={{ page, pages }} toPage={(to) => pathOf({ ...(keyword && { keyword }), page: String(to) })} />
    </PageFrame>
  )
}

function Name({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return picture ? <RowPicture picture={picture}>{children}</RowPicture> : children
}
