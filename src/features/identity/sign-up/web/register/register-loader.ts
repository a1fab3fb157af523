import { prepareRegisterForm } from './late-register-form.tsx'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareRegisterForm()
  return null
}
