import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CallInput, Endpoint } from '#lib/contract.ts'
import type { Problem } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'

export type StaffActState = { isBusy: boolean; fault: Problem | null; news: string | null }

/** One staff action at a time, followed by a reload. `onDone` is called before the reload. */
export function useStaffAct(onDone: () => void = () => {}) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<StaffActState>({ isBusy: false, fault: null, news: null })

  async function run<E extends Endpoint>(spec: E, body: CallInput<E>['body'], news: string | null): Promise<void> {
    if (state.isBusy) return
    setState({ isBusy: true, fault: null, news: null })
    try {
      await call(spec as Endpoint, { body })
      onDone()
      await revalidate()
      setState({ isBusy: false, fault: null, news })
    } catch (error) {
      setState({ isBusy: false, fault: asRefusal(error).problem, news: null })
    }
  }
  return { ...state, run }
}
