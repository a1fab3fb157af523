import Share from 'lucide-react/icons/share-2'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#lib/web/ui/button.tsx'
import { Icon } from '#lib/web/ui/icon.tsx'
import type { PostView } from '../contract.ts'
import { sharePost } from '../reading-contract.ts'
import { CopyLink } from './copy-link.tsx'
import { postPath } from './post-path.ts'
import { readingText } from './reading-text.ts'

const boxId = 'share-box'
/** By the specification. */
const windowSize = 'width=500,height=500'
const networks = ['facebook', 'twitter', 'line'] as const

/** The ways to send a post on. The links work without script; with it they open in a small window. */
export function ShareMenu({ post }: { post: PostView }) {
  const { origin } = useSite()
  const [hasSheet, setHasSheet] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => setHasSheet('share' in navigator), [])
  const title = post.title.replaceAll('|', '')
  const url = origin + postPath(post)

  const note = () => {
    // A visitor's share does not count, so there is nothing to tell.
    if (readToken() !== null) void call(sharePost, { body: { id: post.id } }).catch(() => {})
  }
  const openWindow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    open(event.currentTarget.href, '_blank', `noopener,${windowSize}`)
    box.current?.hidePopover()
    note()
  }
  const openSheet = async () => {
    try {
      await navigator.share({ title, url })
      note()
    } catch {
      // Nothing was chosen.
    }
    box.current?.hidePopover()
  }
  return (
    <>
      <Button kind="line" size="small" icon={<Icon of={Share} />} popoverTarget={boxId}>
        {readingText.share}
      </Button>
      <div id={boxId} ref={box} popover="auto" className="pop-box">
        <strong>{readingText.shareTitle}</strong>
        <ul className="share-list">
          {hasSheet && (
            <li>
              <Button kind="line" size="small" isWide onClick={openSheet}>
                {readingText.sharePhone}
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
                {readingText[network]}
                <span className="vh"> ({readingText.newWindow})</span>
              </a>
            </li>
          ))}
        </ul>
        <CopyLink url={url} onCopied={note} />
      </div>
    </>
  )
}

function addressOf(network: (typeof networks)[number], url: string, title: string): string {
  if (network === 'facebook') return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`
  if (network === 'twitter') return `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`
  return `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`
}
