import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import {
  type ContentFilter,
  type ContentView,
  maxViewName,
  removeContentView,
  saveContentView,
} from '../../admin-contract.ts'
import { contentPath, isSameFilter, pathOf } from './content-address.ts'
import { text } from './list-text.ts'

type Props = { filter: ContentFilter; views: readonly ContentView[]; me: string }

/** The views that everybody has and the person's own, as tabs; what is filtered now can be saved as one. */
export function ViewTabs({ filter, views, me }: Props) {
  const [isSaving, setIsSaving] = useState(false)
  const navigate = useNavigate()
  const { run, isBusy, fault } = useAct(removeContentView, { refresh: ['page'], onDone: () => navigate(contentPath) })
  const common: { title: string; filter: ContentFilter }[] = [
    { title: text.all, filter: {} },
    { title: text.mine, filter: { assignee: me } },
    { title: text.worked, filter: { owner: me } },
    { title: text.waiting, filter: { states: 'review' } },
    { title: text.drafts, filter: { states: 'draft' } },
    { title: text.due, filter: { check: 'month' } },
    { title: text.differing, filter: { release: 'differs' } },
  ]
  const all = [...common, ...views]
  const current = all.find((view) => isSameFilter(view.filter, filter))
  const own = views.find((view) => view === current)
  const tabs = all.map((view) => ({ to: pathOf(view.filter), label: view.title, isCurrent: view === current }))
  return (
    <div className="content-views">
      <TabLinks label={text.views} tabs={tabs.filter(({ to }, i) => tabs.findIndex((tab) => tab.to === to) === i)} />
      <p className="content-view-acts">
        {current ? null : (
          <Button kind="quiet" size="small" onClick={() => setIsSaving(true)} aria-haspopup="dialog">
            {text.saveView}
          </Button>
        )}
        {own ? (
          <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => run({ query: { id: own.id } })}>
            {text.removeView}
          </Button>
        ) : null}
      </p>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <SaveView isOpen={isSaving} filter={filter} onClose={() => setIsSaving(false)} />
    </div>
  )
}

function SaveView({ isOpen, filter, onClose }: { isOpen: boolean; filter: ContentFilter; onClose: () => void }) {
  const [title, setTitle] = useState('')
  const { run, isBusy, fault, forget } = useAct(saveContentView, {
    refresh: ['page'],
    onDone: () => {
      setTitle('')
      onClose()
    },
  })
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text.saveViewTitle}
      tone="money"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ body: { title, filter } })
      }}
      actions={
        <>
          <Button type="submit" isBusy={isBusy}>
            {text.save}
          </Button>
          <Button kind="line" onClick={close}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <TextField
        label={text.viewName}
        name="view-title"
        hint={text.viewHint}
        value={title}
        maxLength={maxViewName}
        autoComplete="off"
        error={fault ?? undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </Dialog>
  )
}
