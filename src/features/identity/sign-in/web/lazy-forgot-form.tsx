import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The form with its validation, hydrated on the first touch. */
export const { LazyPart: LazyForgotForm, prepare: prepareForgotForm } = lazyPart({
  name: 'forgot-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./forgot-form.tsx')).ForgotForm,
})
