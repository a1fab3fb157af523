import { useEffect, useMemo, useRef, useState } from 'react'
import type { DayView } from '#app/day/contract.ts'
import { readImage } from '#art/names/wear-names.ts'
import { worldOf } from '#kit/skills.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { cardSize, paintCard } from './paint-card.ts'
import { lineAddress, wordsOfDay } from './share-words.ts'
import { text } from './text.ts'

/** The card of the day as a picture that is made on this device, and the ways to hand it on. */
export function SharePart({ view }: { view: DayView }) {
  const { origin } = useSite()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasSheet, setHasSheet] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const words = wordsOfDay(view, origin)
  const image = useAuth().currentUser?.display_image ?? ''
  const worn = useMemo(() => readImage(image).worn, [image])
  useEffect(() => setHasSheet('share' in navigator), [])
  useEffect(() => {
    let isLatest = true
    const tell = (hasFault: boolean) => isLatest && setFailed(hasFault)
    paintCard(canvas.current!, { ...view, worn }, () => isLatest).then(
      () => tell(false),
      () => tell(true),
    )
    return () => {
      isLatest = false
    }
  }, [view, worn])

  const withPicture = async (use: (picture: File) => unknown) => {
    try {
      const name = text.fileName(view.day)
      await use(new File([await readPicture(canvas.current!)], name, { type: 'image/png' }))
    } catch (error) {
      // The person closed the phone's sheet.
      if ((error as Error).name !== 'AbortError') setFailed(true)
    }
  }
  const share = (picture: File) => {
    const files = [picture]
    return navigator.canShare?.({ files }) ? navigator.share({ files, text: words }) : navigator.share({ text: words })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(words)
    setCopied(true)
  }
  return (
    <Card aria-labelledby="day-card" className="grid gap-4">
      <div>
        <h2 id="day-card">{text.card}</h2>
        <p className="text-ink-soft">{text.cardLead}</p>
      </div>
      <div className="day-card" data-w={worldOf[view.skill]}>
        <canvas ref={canvas} {...cardSize} role="img" aria-label={text.cardAlt(view.days, view.teaser?.text ?? null)} />
      </div>
      {view.teaser && (
        <p>
          <Link to={view.teaser.href} className="tap">
            {text.openTeaser}
          </Link>
        </p>
      )}
      {hasFailed && (
        <Notice kind="danger" isAlert>
          {text.failed}
        </Notice>
      )}
      <div className="day-card-acts">
        {hasSheet && (
          <Button kind="line" onClick={() => void withPicture(share)}>
            {text.share}
          </Button>
        )}
        <Button kind="line" onClick={() => void withPicture((picture) => saveFile(picture, picture.name))}>
          {text.save}
        </Button>
        <a className="btn btn-line" href={lineAddress(words)} target="_blank" rel="noopener noreferrer">
          {text.line}
        </a>
        <Button kind="quiet" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
      <p role="status" className="text-13 text-ink-soft">
        {isCopied ? text.copied : ''}
      </p>
    </Card>
  )
}

function readPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('no picture'))), 'image/png')
  })
}
