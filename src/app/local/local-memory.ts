import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The in-memory store of the LINE stand-in, with expiry. */
export function newMemory(): new (kind: string) => Adapter {
  const saved = new Map<string, { payload: AdapterPayload; ends: number }>()
  return class implements Adapter {
    readonly kind: string
    constructor(kind: string) {
      this.kind = kind
    }

    async upsert(id: string, payload: AdapterPayload, seconds: number) {
      const now = performance.now()
      for (const [key, { ends }] of saved) if (ends <= now) saved.delete(key)
      saved.set(`${this.kind}:${id}`, { payload, ends: now + seconds * 1000 })
    }

    async find(id: string) {
      const found = saved.get(`${this.kind}:${id}`)
      return found && found.ends > performance.now() ? found.payload : undefined
    }

    async findByUid(uid: string) {
      const all = [...saved].filter(([key]) => key.startsWith(`${this.kind}:`))
      return all.map(([, { payload }]) => payload).find((payload) => payload.uid === uid)
    }

    async findByUserCode() {
      return undefined
    }

    async consume(id: string) {
      const found = saved.get(`${this.kind}:${id}`)
      if (found) found.payload.consumed = true
    }

    async destroy(id: string) {
      saved.delete(`${this.kind}:${id}`)
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of saved) if (payload.grantId === grantId) saved.delete(key)
    }
  }
}
