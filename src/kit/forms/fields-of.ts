import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

type Wired = UseFormRegisterReturn & { error: string | undefined; defaultValue: string }

/** The wiring of a form's fields: `<TextField {...field('amount')} label=… />`. */
export function fieldsOf<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>) {
  const begun = (form.formState.defaultValues ?? {}) as Record<string, unknown>
  return (name: FieldPath<V>): Wired => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
    // So that the page can tell what was typed (unsaved-input.ts).
    defaultValue: String(begun[name] ?? ''),
  })
}
