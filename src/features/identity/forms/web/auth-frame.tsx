import type { ReactNode, Ref } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { AvatarName } from '#art/names/avatar-names.ts'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Scene } from '#ui/basics/scene.tsx'

interface AuthFrameProps {
  title: string
  lead: ReactNode
  /** The greeting avatar. */
  who: AvatarName
  /** The steps of a sign-up. */
  progress?: ReactNode
  /** The message for browsers without JavaScript. */
  noScript: string
  /** The heading, for a form that shows several screens one after the other. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A task that is under way: phones show no tab bar. */
  isTask?: boolean
  children: ReactNode
}

/**
 * The card around a form of identity. On phones it is tall, so that its button is near the thumb; from 951 px on a place
 * with กล้า stands beside it.
 */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, who, progress, noScript, titleRef, isTask, children } = props
  return (
    <div className="auth-frame" data-task={isTask || undefined}>
      <div className="auth-scene" data-w="1" aria-hidden>
        <Scene near="near/ground-1.svg" />
        <ArtFile file="mascots/hello.svg" />
      </div>
      <Card as="div" tone="play" className="auth-card">
        {progress}
        <header className="flex items-center gap-4">
          <ArtFile file={`avatars/${who}.svg`} className="h-14 w-14 flex-none wide:h-18 wide:w-18" />
          <div>
            <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
              {title}
            </h1>
            <p className="text-ink-soft">{lead}</p>
          </div>
        </header>
        <noscript>
          <Notice kind="warn">{noScript}</Notice>
        </noscript>
        {children}
      </Card>
    </div>
  )
}
