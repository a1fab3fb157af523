import { useEffect, useState } from 'react'

/** Whether this device can read Thai aloud; false on the server and as long as it is not known. */
export function useThaiVoice(): boolean {
  const [hasVoice, setHasVoice] = useState(false)
  useEffect(() => {
    const speech = globalThis.speechSynthesis
    const look = () => setHasVoice(speech.getVoices().some(({ lang }) => /^th\b/.test(lang)))
    // Some browsers have their voices only after a while.
    speech?.addEventListener?.('voiceschanged', look)
    if (speech) look()
    return () => speech?.removeEventListener?.('voiceschanged', look)
  }, [])
  return hasVoice
}
