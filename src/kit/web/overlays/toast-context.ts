import { createContext, use } from 'react'

/** With `onDismiss` the message stays until somebody puts it away: what must not be missed. */
export type ShowToast = (message: string, onDismiss?: () => void) => void

export const ToastContext = createContext<ShowToast>(() => {})

/** Shows a short message for 6 s. What goes by itself may be missed: never an error, never the only news of money. */
export function useToast(): ShowToast {
  return use(ToastContext)
}
