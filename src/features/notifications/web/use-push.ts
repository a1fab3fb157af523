import { useCallback, useEffect, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { subscribePush, unsubscribePush, viewPush } from '../push-contract.ts'

/** `unknown` until the browser was asked; `denied`: the person or the browser forbids notifications of this site. */
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on'

/** Web Push of this browser: its state, and the acts that switch it. */
export function usePush() {
  const { reply, refusal } = useReply(viewPush, {})
  const [state, setState] = useState<PushState>('unknown')
  const [hasFailed, setFailed] = useState(false)
  const look = useCallback(async () => setState(await readState()), [])
  useEffect(() => void look(), [look])
  const on = useAct(
    async (send) => {
      setFailed(false)
      const subscription = await subscribe(reply!.key).catch(() => 'failed' as const)
      if (subscription === 'failed') return setFailed(true)
      if (!subscription) return
      const { endpoint, keys = {} } = subscription.toJSON()
      await send(subscribePush, {
        body: { endpoint: endpoint!, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
      })
    },
    { refresh: [viewPush], onDone: look },
  )
  const off = useAct(
    async (send, isEverywhere: boolean) => {
      const subscription = await readSubscription()
      await subscription?.unsubscribe()
      const endpoint = subscription?.endpoint
      await send(unsubscribePush, { body: isEverywhere || !endpoint ? {} : { endpoint } })
    },
    { refresh: [viewPush], onDone: look },
  )
  return { view: reply ?? null, hasFailedToLoad: !reply && refusal !== null, state, hasFailed, on, off }
}

async function readState(): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return 'unsupported'
  if ((await navigator.permissions.query({ name: 'notifications' })).state === 'denied') return 'denied'
  return (await readSubscription()) ? 'on' : 'off'
}

async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the person, then subscribes with the server's key; null when the person says no. Throws without a push service. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await registration.pushManager.subscribe(options)
  } catch {
    // A subscription of an earlier key of the server stands in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(options)
  }
}
