import { createContext, use } from 'react'

export type ShowToast = (message: string) => void

export const ToastContext = createContext<ShowToast>(() => {})

/** Shows a short message for 6 s. Only for what may be missed: never an error, never the only news of money. */
export function useToast(): ShowToast {
  return use(ToastContext)
}
