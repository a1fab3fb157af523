import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../basics/button.tsx'
import { Icon } from '../basics/icon.tsx'
import { uiText } from '../basics/text.ts'
import { type ShowToast, ToastContext } from './toast-context.ts'

const shownFor = 6_000

interface Message {
  id: number
  text: string
  onDismiss: (() => void) | undefined
}

/** Contains the toasts of the page; `useToast()` inside shows one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([])
  const next = useRef(0)
  const show = useCallback<ShowToast>((text, onDismiss) => {
    const id = next.current++
    setMessages((all) => [...all.filter((message) => message.text !== text).slice(-2), { id, text, onDismiss }])
  }, [])
  const drop = useCallback((id: number) => setMessages((all) => all.filter((message) => message.id !== id)), [])
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {messages.map((message) => (
          <Toast key={message.id} message={message} onDone={drop} />
        ))}
      </div>
    </ToastContext>
  )
}

/** The timer stops while the pointer or the focus is on the message; a message that stays has none. */
function Toast({ message, onDone }: { message: Message; onDone: (id: number) => void }) {
  const [isHeld, setHeld] = useState(false)
  const { id, text, onDismiss } = message
  const stays = isHeld || onDismiss !== undefined
  const dismiss = () => {
    onDismiss?.()
    onDone(id)
  }
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => onDone(id), shownFor)
    return () => clearTimeout(timer)
  }, [stays, id, onDone])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the clock, the button is inside
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      <IconButton label={uiText.dismiss} icon={<Icon of={X} />} onClick={dismiss} />
    </div>
  )
}
