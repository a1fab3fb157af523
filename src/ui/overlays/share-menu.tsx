import Share from 'lucide-react/icons/share-2'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '../basics/button.tsx'
import { Icon } from '../basics/icon.tsx'
import { CopyLink } from './copy-link.tsx'
import { shareText } from './share-text.ts'

const boxId = 'share-box'
/** From the specification. */
const windowSize = 'width=500,height=500'
const networks = ['facebook', 'twitter', 'line'] as const

type Props = {
  /** The path of the page, from '/'. */
  path: string
  title: string
  /** The heading of the list: what is shared. */
  heading: string
  /** A line below the heading. */
  note?: string | undefined
  onShared?: () => void
}

/** The ways to share a page. The links work without JavaScript; with it they open in a small window. */
export function ShareMenu({ path, title, heading, note, onShared = () => {} }: Props) {
  const { origin } = useSite()
  const [hasSheet, setHasSheet] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => setHasSheet('share' in navigator), [])
  const url = origin + path

  const openWindow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    open(event.currentTarget.href, '_blank', `noopener,${windowSize}`)
    box.current?.hidePopover?.()
    onShared()
  }
  const openSheet = async () => {
    try {
      await navigator.share({ title, url })
      onShared()
    } catch {
      // The person cancelled the sheet.
    }
    box.current?.hidePopover?.()
  }
  return (
    <>
      <Button kind="line" size="small" icon={<Icon of={Share} />} popoverTarget={boxId}>
        {shareText.share}
      </Button>
      <div id={boxId} ref={box} popover="auto" className="pop-box">
        <strong>{heading}</strong>
        {note ? <p className="text-13 muted">{note}</p> : null}
        <ul className="share-list">
          {hasSheet && (
            <li>
              <Button kind="line" size="small" isWide onClick={openSheet}>
                {shareText.sharePhone}
              </Button>
            </li>
          )}
          {networks.map((network) => (
            <li key={network}>
              <a
                className="btn btn-line btn-small btn-wide"
                href={addressOf(network, url, title)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={openWindow}
              >
                {shareText[network]}
                <span className="vh"> ({shareText.newWindow})</span>
              </a>
            </li>
          ))}
        </ul>
        <CopyLink url={url} onCopied={onShared} />
      </div>
    </>
  )
}

function addressOf(network: (typeof networks)[number], url: string, title: string): string {
  if (network === 'facebook') return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`
  if (network === 'twitter') return `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`
  return `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`
}
