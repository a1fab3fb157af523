import { pageRefusal, Refusal } from '#lib/errors.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import {
  type Confirmed,
  confirmByPasskey,
  finishPasskey,
  startConfirmByPasskey,
  startPasskey,
} from '../factor-contract.ts'
import { text } from './factor-text.ts'

type Library = typeof import('@simplewebauthn/browser')
type Options<Start extends 'startRegistration' | 'startAuthentication'> = Parameters<Library[Start]>[0]['optionsJSON']

/** Makes a passkey on this machine and hands its public half in. Throws a Refusal, also when the person changed their mind. */
export async function makePasskey(send: Send, password: string | undefined): Promise<Confirmed> {
  const { startRegistration } = await loadLibrary()
  const { options } = await send(startPasskey, { body: { ...(password && { password }) } })
  const answer = await startRegistration({
    optionsJSON: options as unknown as Options<'startRegistration'>,
  }).catch(explain)
  return send(finishPasskey, { body: { answer: plain(answer) } })
}

/** Shows a passkey that this account has. */
export async function showPasskey(send: Send): Promise<Confirmed> {
  const { startAuthentication } = await loadLibrary()
  const { options } = await send(startConfirmByPasskey, {})
  const answer = await startAuthentication({
    optionsJSON: options as unknown as Options<'startAuthentication'>,
  }).catch(explain)
  return send(confirmByPasskey, { body: { answer: plain(answer) } })
}

async function loadLibrary(): Promise<Library> {
  const library = await import('@simplewebauthn/browser').catch(() => {
    throw pageRefusal('offline')
  })
  if (!library.browserSupportsWebAuthn()) throw tell(text.passkeyMissing)
  return library
}

/** The browser's answer without what it leaves undefined, and with its extensions as plain JSON. */
function plain<T extends { clientExtensionResults: object }>(answer: T) {
  return answer as T & { clientExtensionResults: Record<string, unknown> }
}

/** What the browser throws tells programmers; this tells the person. */
function explain(error: unknown): never {
  throw tell((error as Error).name === 'InvalidStateError' ? text.passkeyKnown : text.passkeyCancelled)
}

function tell(sentence: string): Refusal {
  return new Refusal({ ...pageRefusal('unexpected').problem, detail: sentence, title: sentence })
}
