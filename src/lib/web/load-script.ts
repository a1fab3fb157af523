type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }
// A page may create a policy of one name only once.
let policy: Policy | undefined

/**
 * Loads a third-party script; rejects when the load fails. The address comes from our own server, and the content
 * security policy names its host; Trusted Types admit it by the policy `third-party`.
 */
export function loadScript(url: string): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('third-party', { createScriptURL: (address) => address })
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(url) ?? url
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url} did not come`))
    document.head.append(script)
  })
}
