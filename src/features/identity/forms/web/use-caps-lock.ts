import { type KeyboardEvent, useState } from 'react'

/** Whether Caps Lock is on, from the key events of a field. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { isOn, watch: { onKeyDown: look, onKeyUp: look } }
}
