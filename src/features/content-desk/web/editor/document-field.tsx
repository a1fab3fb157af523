import { lazy, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { boxOf, type ContentField, documentOf } from '#kit/content-fields.ts'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { FieldNotes } from '#ui/fields/field.tsx'
import { text } from './editor-text.ts'

const TextEditor = lazy(async () => ({
  default: (await import('#features/posts/writing/web/editor/text-editor.tsx')).TextEditor,
}))

type Values = Record<string, string>
type Props = { field: ContentField; form: UseFormReturn<Values, unknown, Values>; error: string | undefined }

/** A text with headings, lists and blocks, in the editor in which members write their posts. */
export function DocumentField({ field: { name, label }, form, error }: Props) {
  const box = form.watch(name) ?? ''
  // What was typed here last. Another text comes from elsewhere (a conflict, an older version): the editor begins anew with it.
  const [typed, setTyped] = useState(box)
  const [turn, setTurn] = useState(0)
  if (box !== typed) {
    setTyped(box)
    setTurn(turn + 1)
  }
  return (
    <fieldset className="content-document" id={`${name}-content`} aria-describedby={error && `${name}-content-error`}>
      <legend className="field-label">{label}</legend>
      <FieldNotes id={`${name}-content`} error={error} />
      <Suspense fallback={<Skeleton shape="cover" />}>
        <TextEditor
          key={turn}
          start={documentOf(box) ?? { type: 'doc', content: [] }}
          hasPictures={false}
          onChange={(read) => {
            const tree = read()
            if (!tree) return form.setError(name, { message: text.tooLong })
            const own = boxOf(tree)
            setTyped(own)
            form.clearErrors(name)
            form.setValue(name, own, { shouldDirty: true })
          }}
        />
      </Suspense>
    </fieldset>
  )
}
