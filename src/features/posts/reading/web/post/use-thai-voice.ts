import { useEffect, useState } from 'react'

/** Whether this device has a Thai voice; false on the server and until it is known. */
export function useThaiVoice(): boolean {
  const [hasVoice, setHasVoice] = useState(false)
  useEffect(() => {
    const speech = globalThis.speechSynthesis
    const look = () => setHasVoice(speech.getVoices().some(({ lang }) => /^th\b/.test(lang)))
    // Some browsers load their voices later.
    speech?.addEventListener?.('voiceschanged', look)
    if (speech) look()
    return () => speech?.removeEventListener?.('voiceschanged', look)
  }, [])
  return hasVoice
}
