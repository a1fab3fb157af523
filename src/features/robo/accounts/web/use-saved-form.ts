import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useSaved } from './use-saved.ts'

/**
 * A form whose boxes stay in the history of this tab (use-saved.ts): a reload and going back find them again. A box says
 * what is wrong once it has been left.
 */
export function useSavedForm<V extends FieldValues, O>(
  name: string,
  begin: () => V,
  resolver: Resolver<V, unknown, O>,
) {
  const [saved, setSaved, forget] = useSaved<V>(name, begin)
  const form = useForm<V, unknown, O>({
    resolver,
    defaultValues: saved as DefaultValues<V>,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => setSaved(values as V))
    return unsubscribe
  }, [watch, setSaved])
  return { form, values: watch(), forget }
}
