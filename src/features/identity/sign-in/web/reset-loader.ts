import { prepareResetForm } from './late-reset-form.tsx'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareResetForm()
  return null
}
