import type { PostItem } from '#features/posts/documents/contract.ts'
import { hrefOfPost } from '#features/posts/documents/server/post-queries.ts'
import { element, escapeXml, xmlHead } from './xml.ts'

type Feed = { origin: string; path: string; title: string; description: string; link: string; posts: PostItem[] }

/** Posts, newest first, as RSS 2.0 (rssboard.org/rss-specification), with absolute URLs. */
export function writeFeed({ origin, path, title, description, link, posts }: Feed): string {
  const channel = [
    element('title', title),
    element('link', origin + link),
    element('description', description),
    element('language', 'th'),
    posts[0] ? element('lastBuildDate', toRssDate(posts[0].published_at)) : '',
    element('ttl', '60'),
    `<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>`,
  ].join('')
  const items = posts.map((post) => `${itemOf(post, origin)}\n`).join('')
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  return `${xmlHead}<rss version="2.0" ${names}><channel>${channel}\n${items}</channel></rss>\n`
}

function itemOf(post: PostItem, origin: string): string {
  const parts = [
    element('title', post.title),
    element('link', origin + hrefOfPost(post.id, post.title)),
    element('description', post.summary),
    // A drawn byline is told as what it is.
    element('dc:creator', post.voice ? `${post.author_name} (กองบรรณาธิการ Koinklass)` : post.author_name),
    ...post.tags.map((tag) => element('category', tag)),
    // The id and not the URL, which changes with the title: feed readers would show the post twice.
    `<guid isPermaLink="false">urn:uuid:${post.id}</guid>`,
    element('pubDate', toRssDate(post.published_at)),
  ]
  return `<item>${parts.join('')}</item>`
}

/** RFC 822 with a four-digit year: toUTCString with another name of the zone. */
function toRssDate(iso: string): string {
  return new Date(iso).toUTCString().replace('GMT', '+0000')
}
