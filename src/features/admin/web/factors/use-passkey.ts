import { pageRefusal, Refusal } from '#lib/errors.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import {
  type Confirmed,
  confirmByPasskey,
  finishPasskey,
  startConfirmByPasskey,
  startPasskey,
} from '../../factor-contract.ts'
import { text } from './factor-text.ts'

type Library = typeof import('@simplewebauthn/browser')
type Options<Start extends 'startRegistration' | 'startAuthentication'> = Parameters<Library[Start]>[0]['optionsJSON']

/** Creates a passkey on this device and registers its public key. Throws a Refusal, also when the person cancels. */
export async function makePasskey(send: Send, password: string | undefined): Promise<Confirmed> {
  const { startRegistration } = await loadLibrary()
  const { options } = await send(startPasskey, { body: { ...(password && { password }) } })
  const answer = await startRegistration({
    optionsJSON: options as unknown as Options<'startRegistration'>,
  }).catch(explain)
  return send(finishPasskey, { body: { answer: plain(answer) } })
}

/** Authenticates with a passkey of this account. */
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

/** Types the browser's answer as plain JSON, extensions included. */
function plain<T extends { clientExtensionResults: object }>(answer: T) {
  return answer as T & { clientExtensionResults: Record<string, unknown> }
}

/** The browser's errors are for developers; this throws a message for the person. */
function explain(error: unknown): never {
  throw tell((error as Error).name === 'InvalidStateError' ? text.passkeyKnown : text.passkeyCancelled)
}

function tell(sentence: string): Refusal {
  return new Refusal({ ...pageRefusal('unexpected').problem, detail: sentence, title: sentence })
}
