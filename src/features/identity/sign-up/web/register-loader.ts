import { prepareRegisterForm } from './late-register-form.tsx'

/** Nothing to load but, on the server, the form's own code. */
export async function loader() {
  await prepareRegisterForm()
  return null
}
