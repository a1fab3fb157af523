import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { type EventView, showEvent } from '../../event-contract.ts'
import { cancelEvent, joinEvent, leaveQueue, waitForSeat } from '../../joining-contract.ts'

const asks = {
  join: (send: Send, id: string, asked: Paying) => send(joinEvent, paying(id, asked)),
  wait: (send: Send, id: string, asked: Paying) => send(waitForSeat, paying(id, asked)),
  cancel: (send: Send, id: string) => send(cancelEvent, { query: { id } }),
  leave: (send: Send, id: string) => send(leaveQueue, { query: { id } }),
}
export type EventAct = keyof typeof asks

/** Whether a voucher pays, and the fee that the person sees. */
type Paying = { useVoucher: boolean; fee: number }

function paying(id: string, { useVoucher, fee }: Paying) {
  return { query: { id, useVoucher: useVoucher ? 'true' : 'false', expected_fee: fee } } as const
}

/** An event with what the person at this browser has to do with it: the page itself is the same for everybody. */
export function useEvent(shown: EventView) {
  const { reply, ...rest } = useReply(showEvent, { query: { id: shown.id } }, { initial: shown, isPersonal: true })
  return { event: reply, ...rest }
}

type Asked = { act: EventAct; id: string; onDone: (event: EventView) => void; onRefused: () => void }

/** Does one of the four acts; it is run with what the person agreed to pay. */
export function useEventAct({ act, id, onDone, onRefused }: Asked) {
  return useAct((send: Send, asked: Paying) => asks[act](send, id, asked), {
    onDone,
    refresh: ['profile'],
    // Another person may have been faster: reload the current state.
    onRefused,
  })
}
