type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }
// A page may make a policy of one name only once.
let policy: Policy | undefined

/**
 * Loads a third party's script; rejects when it does not come. The address is our own server's word, and the content
 * security policy names its host; Trusted Types let it pass where that policy names `third-party`.
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
