import type { PostView } from '#features/posts/documents/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { shareOfPost } from '#features/posts/documents/share-rules.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { type Describe, describeOrganization, type HeadParts, trailFromHome } from '#kit/web/page-head.ts'
import type { Article } from '#lib/web/json-ld.ts'

/** Structured data of a post as an article, with its club as parent. */
export const describe: Describe<PostView> = (post, parts) => {
  const club = { name: text.clubOf(text.clubs[post.club].name), path: `/club/${post.club}` }
  const trail = trailFromHome(parts.site, [club, { name: post.title, path: postPath(post) }])
  return { share: shareOfPost(post), jsonLd: [describeArticle(post, parts), trail] }
}

function describeArticle(post: PostView, { site, shareUrl }: HeadParts): Article {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    image: [shareUrl(shareOfPost(post))],
    datePublished: post.published_at,
    dateModified: post.updated_at,
    // The editors are the author of posts from content files; a person is the author of any other.
    // A byline with a drawn face is no person either.
    author: post.voice
      ? describeOrganization(site)
      : post.key
        ? { '@type': 'Organization', name: post.author_name, url: `${site.origin}/` }
        : { '@type': 'Person', name: post.author_name },
    publisher: describeOrganization(site),
    mainEntityOfPage: { '@type': 'WebPage', '@id': site.origin + postPath(post) },
    inLanguage: 'th',
    isAccessibleForFree: true,
    articleSection: text.clubs[post.club].name,
    keywords: post.tags,
    timeRequired: `PT${post.minutes}M`,
  }
}
