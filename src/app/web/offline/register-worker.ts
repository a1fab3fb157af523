type Policy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

const scriptPath = '/service-worker.js'
/** The only policy name that the content security policy allows (src/app/boot/security-headers.ts). */
const policyName = 'service-worker'

/** Registers the service worker; null when the browser has none or refuses it (private windows, plain http). */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    return await navigator.serviceWorker.register(trusted(scriptPath), { updateViaCache: 'none' })
  } catch {
    return null
  }
}

function trusted(path: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => scriptPath })
  return policy?.createScriptURL(path) ?? path
}
