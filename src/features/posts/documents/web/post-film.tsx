import { Link } from '#ui/basics/link.tsx'
import type { PostFilm as Film } from '../contract.ts'
import { readingText } from './reading-text.ts'

/** One of our videos in a post: played in place by the browser's own player, with a link to its page. */
export function PostFilm({ film }: { film: Film | undefined }) {
  if (!film) return <p className="text-ink-soft">{readingText.filmGone}</p>
  const { title, href, poster, file } = film
  return (
    <figure className="post-film">
      {file && (
        <video
          controls
          playsInline
          preload="none"
          aria-label={title}
          width={file.width}
          height={file.height}
          poster={poster ?? undefined}
        >
          <source src={file.src} type={file.type} />
          <track kind="captions" srcLang="th" label={readingText.captions} src={file.captions} default />
        </video>
      )}
      <figcaption>
        <Link to={href}>{readingText.film(title)}</Link>
      </figcaption>
    </figure>
  )
}
