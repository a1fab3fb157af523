import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The form with its validation, hydrated on the first touch, so that other visitors do not load it. */
export const { LazyPart: LazyRegisterForm, prepare: prepareRegisterForm } = lazyPart({
  name: 'register-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./register-form.tsx')).RegisterForm,
})
