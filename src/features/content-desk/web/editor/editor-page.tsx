import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { call } from '#lib/web/call.ts'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { type ContentItem, readContentItem } from '../../editor-admin-contract.ts'
import { contentPath } from '../list/content-address.ts'
import { stateWords } from '../list/list-text.ts'
import { StateMark } from '../list/state-mark.tsx'
import { CarePart } from './care-part.tsx'
import { editorPath } from './editor-address.ts'
import { EditorForm } from './editor-form.tsx'
import { text } from './editor-text.ts'
import { TimePart } from './time-part.tsx'
import { VersionsPart } from './versions-part.tsx'

/** The piece that the address names, with its form. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const piece = { kind: search.get('kind') ?? '', id: search.get('id') ?? '' }
  return { piece, item: await call(readContentItem, { query: piece }) }
}

/** The one editor of all kinds: what is written stands at the left, and stays while another part is shown. */
export function Component() {
  const { piece, item } = useLoaderData<typeof loader>()
  const { row, label } = item
  return (
    <PageFrame
      title={text.title(row.title)}
      heading={row.title}
      description={text.description}
      path={editorPath}
      isPrivate
      back={<Link to={contentPath}>{text.back}</Link>}
      lead={
        <>
          {label} · <StateMark state={row.state} /> {stateWords[row.state]}
        </>
      }
    >
      <Shell key={`${piece.kind} ${piece.id}`} piece={piece} item={item} />
    </PageFrame>
  )
}

const parts = ['content', 'checks', 'versions', 'time', 'care'] as const
type Part = (typeof parts)[number]
type Piece = { kind: string; id: string }

function Shell({ piece, item }: { piece: Piece; item: ContentItem }) {
  const [part, setPart] = useState<Part>('content')
  // After a version is restored the form begins anew with it.
  const [turn, setTurn] = useState(0)
  const [awaited, setAwaited] = useState<string | null>(null)
  const { box, warning, onKeyDown } = useKeys(part === 'content')
  const { form } = item
  if (awaited !== null && form?.version === awaited) {
    setAwaited(null)
    setTurn(turn + 1)
  }
  return (
    // The keys of the whole editor, which also act while a box has the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys of what stands in it
    <div ref={box} className="content-editor" onKeyDown={onKeyDown}>
      <fieldset className="content-chips">
        <legend className="vh">{text.parts}</legend>
        {parts
          .filter((one) => form?.may_save || one !== 'checks')
          .map((one) => (
            <button
              key={one}
              type="button"
              className="chip content-chip"
              aria-pressed={part === one}
              onClick={() => setPart(one)}
            >
              {text[one]}
            </button>
          ))}
      </fieldset>
      <p role="status">{warning ? text.leave : ''}</p>
      <Panel isShown={part === 'content' || part === 'checks'}>
        {form ? (
          <EditorForm key={turn} piece={piece} form={form} part={part === 'checks' ? 'checks' : 'content'} />
        ) : (
          <p>
            {text.elsewhere} {item.page ? <Link to={item.page}>{text.open}</Link> : null}
          </p>
        )}
        {form && item.page ? (
          <p className="text-13 text-ink-soft">
            {text.rest} <Link to={item.page}>{text.open}</Link>
          </p>
        ) : null}
      </Panel>
      {part === 'versions' ? (
        <VersionsPart piece={piece} version={form?.version ?? null} onRestored={setAwaited} />
      ) : null}
      {part === 'care' ? <CarePart piece={piece} row={item.row} /> : null}
      {part === 'time' ? <TimePart piece={piece} item={item} /> : null}
    </div>
  )
}

function Panel({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div hidden={!isShown} className="content-editor-part">
      {children}
    </div>
  )
}

/** Ctrl S saves. Esc returns to the list; with something unsaved it warns first. Keys go by their place on the keyboard. */
function useKeys(isForm: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [warning, setWarning] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    const form = box.current?.querySelector<HTMLFormElement>('form.content-editor-form')
    if (event.code === 'KeyS' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (isForm) form?.requestSubmit()
      return
    }
    if (event.code !== 'Escape' || event.defaultPrevented) return setWarning(false)
    if (form?.dataset.unsaved !== undefined && !warning) return setWarning(true)
    void navigate(contentPath)
  }
  return { box, warning, onKeyDown }
}
