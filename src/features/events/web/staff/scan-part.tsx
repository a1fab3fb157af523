import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { adminText as words } from './admin-text.ts'

/** The Shape Detection API, which not every browser has and TypeScript does not declare. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type WithDetector = { BarcodeDetector?: new (options: { formats: string[] }) => Detector }

const everyMs = 400

/** Reads passes by camera where the browser can detect codes, and by their digits everywhere. */
export function ScanPart({ onPass }: { onPass: (pass: string) => Promise<void> }) {
  const [digits, setDigits] = useState('')
  const { run, isBusy } = useAct(async () => onPass(digits), { onDone: () => setDigits('') })
  const [canScan, setCanScan] = useState(false)
  useEffect(() => setCanScan('BarcodeDetector' in window && 'mediaDevices' in navigator), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <div className="grid gap-3">
      {canScan ? <CameraPart onPass={onPass} /> : null}
      <form className="grid gap-3" onSubmit={send}>
        <TextField
          name="pass"
          label={words.passCode}
          hint={words.passHint}
          inputMode="numeric"
          autoComplete="off"
          required
          value={digits}
          onChange={(event) => setDigits(event.target.value)}
        />
        <Button type="submit" kind="line" isBusy={isBusy}>
          {words.checkIn}
        </Button>
      </form>
    </div>
  )
}

function CameraPart({ onPass }: { onPass: (pass: string) => Promise<void> }) {
  const [isOn, setIsOn] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onPass)
  useEffect(() => {
    if (!isOn) return
    const scan = startScan(video.current!, (pass) => report(pass))
    scan.started.catch(() => {
      setHasFailed(true)
      setIsOn(false)
    })
    return scan.stop
  }, [isOn])
  return (
    <>
      {isOn ? (
        <video
          ref={video}
          className="event-camera aspect-square w-full rounded-md bg-sunken object-cover"
          muted
          playsInline
          aria-label={words.video}
        />
      ) : null}
      <Button kind="line" isWide onClick={() => setIsOn(!isOn)}>
        {isOn ? words.stopCamera : words.camera}
      </Button>
      {hasFailed ? <p role="alert">{words.noCamera}</p> : null}
    </>
  )
}

/** Scans the camera's picture until stopped; the same code is reported once. */
function startScan(video: HTMLVideoElement, onPass: (pass: string) => Promise<void>) {
  let isRunning = true
  let stream: MediaStream | null = null
  let last = ''
  const run = async () => {
    const detector = new (window as unknown as Required<WithDetector>).BarcodeDetector({ formats: ['qr_code'] })
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (!isRunning) return stop()
    video.srcObject = stream
    await video.play()
    void look(detector)
  }
  const look = async (detector: Detector) => {
    while (isRunning) {
      const pass = (await detector.detect(video).catch(() => []))[0]?.rawValue
      if (pass && pass !== last) {
        last = pass
        await onPass(pass)
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }
  const stop = () => {
    isRunning = false
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  return { started: run(), stop }
}
