import { prepareResetForm } from './late-reset-form.tsx'

/** Nothing to load but, on the server, the form's own code. */
export async function loader() {
  await prepareResetForm()
  return null
}
