import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The form with its validation, hydrated on the first touch. */
export const { LazyPart: LazyResetForm, prepare: prepareResetForm } = lazyPart({
  name: 'reset-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./reset-form.tsx')).ResetForm,
})
