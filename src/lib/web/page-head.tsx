import { useSite } from './site.tsx'

type Props = {
  title: string
  description: string
  /** The canonical path of this page, from '/'. */
  path: string
  /** Personal pages, and pages without content for search engines: noindex. */
  isPrivate?: boolean
  type?: 'website' | 'article'
}

/**
 * Title, description, canonical address and Open Graph of a page. React moves the tags into the head. Open Graph tags
 * are rendered on the server only.
 */
export function PageHead({ title, description, path, isPrivate = false, type = 'website' }: Props) {
  const { origin } = useSite()
  const whole = path === '/' ? title : `${title} · Koinklass`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${origin}${path}`} />}
      {isPrivate ? null : <link rel="alternate" hrefLang="th" href={`${origin}${path}`} />}
      {import.meta.env.SSR ? (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={`${origin}${path}`} />
          <meta property="og:site_name" content="Koinklass" />
          <meta property="og:locale" content="th_TH" />
        </>
      ) : null}
    </>
  )
}
