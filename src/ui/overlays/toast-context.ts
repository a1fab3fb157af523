import { createContext, use } from 'react'

/** With `onDismiss` the message stays until it is dismissed: for important messages. */
export type ShowToast = (message: string, onDismiss?: () => void) => void

export const ToastContext = createContext<ShowToast>(() => {})

/** Shows a short message for 6 s. It may be missed: never use it for an error or as the only news about money. */
export function useToast(): ShowToast {
  return use(ToastContext)
}
