import { useEffect, useRef, useState } from 'react'

/** Soft tones of a fifth of a second: a third up for what was caught, one low wooden one for what was not to be. */
const tones = {
  good: { from: 523, to: 659, type: 'sine' },
  bad: { from: 196, to: 147, type: 'triangle' },
} as const
const loudness = 0.08
const seconds = 0.2

/** Sounds that are off until asked for, and off again with the page. */
export function useSounds() {
  const [isOn, setOn] = useState(false)
  const context = useRef<AudioContext | null>(null)
  useEffect(() => () => void context.current?.close(), [])
  const toggle = () => {
    // A browser lets a page sound only from a press on.
    if (!isOn) context.current ??= new AudioContext()
    setOn(!isOn)
  }
  const play = (name: keyof typeof tones) => {
    const audio = context.current
    if (!isOn || !audio) return
    const { from, to, type } = tones[name]
    const [voice, volume] = [audio.createOscillator(), audio.createGain()]
    const now = audio.currentTime
    voice.type = type
    voice.frequency.setValueAtTime(from, now)
    voice.frequency.exponentialRampToValueAtTime(to, now + seconds / 2)
    volume.gain.setValueAtTime(loudness, now)
    volume.gain.exponentialRampToValueAtTime(0.001, now + seconds)
    voice.connect(volume).connect(audio.destination)
    voice.start(now)
    voice.stop(now + seconds)
  }
  return { isOn, toggle, play }
}
