import {
  heroesShare,
  homeShare,
  type ShareFacts,
  shareOfClub,
  shareOfEvent,
  shareOfPost,
  shareOfVideo,
  sharePath,
} from '#app/share/share-facts.ts'
import type { EventView } from '#features/events/event-contract.ts'
import { eventPath } from '#features/events/web/event-path.ts'
import { text as eventText } from '#features/events/web/text.ts'
import type { PolicyView } from '#features/policies/contract.ts'
import type { PostView } from '#features/posts/contract.ts'
import type { loader as clubLoader } from '#features/posts/web/club-loader.ts'
import { postPath } from '#features/posts/web/post-path.ts'
import { text as postText } from '#features/posts/web/text.ts'
import type { loader as heroLoader } from '#features/superhero/web/hero-loader.ts'
import { heroPath } from '#features/superhero/web/hero-path.ts'
import { text as heroText } from '#features/superhero/web/text.ts'
import type { VideoView } from '#features/videos/video-contract.ts'
import { text as videoText } from '#features/videos/web/text.ts'
import { videoPath } from '#features/videos/web/video-path.ts'
import { plainTitle } from '#lib/plain-title.ts'
import { type Article, breadcrumbs, type Event, type JsonLd, type VideoObject, type WebSite } from '#lib/web/json-ld.ts'
import type { Site } from '#lib/web/site.tsx'
import { text as homeText } from './home/text.ts'

/** What machines are told of a page besides its text. */
export type PageFacts = { jsonLd: JsonLd[]; feed: { title: string; href: string }; share: ShareFacts }

const common: PageFacts = { jsonLd: [], feed: { title: 'Koinklass', href: '/rss.xml' }, share: homeShare }

/** By the id of its route and what its loader gave. */
export function describePage(id: string, data: unknown, site: Site): PageFacts {
  const at = (path: string) => site.origin + path
  const home = { name: 'Koinklass', url: at('/') }
  switch (id) {
    case '/':
      return { ...common, jsonLd: [describeSite(site), describeOrganization(site)] }
    case '/post/detail/:id?/:slug?': {
      const post = data as PostView
      const trail = [home, clubStep(post.club, site), { name: plainTitle(post.title), url: at(postPath(post)) }]
      return { ...common, share: shareOfPost(post), jsonLd: [describeArticle(post, site), breadcrumbs(trail)] }
    }
    case '/video-page':
      return { ...common, jsonLd: [breadcrumbs([home, { name: videoText.title, url: at('/video-page') }])] }
    case '/video-page/detail/:id/:slug?': {
      const video = data as VideoView
      const list = { name: videoText.title, url: at('/video-page') }
      const trail = [home, list, { name: plainTitle(video.title), url: at(videoPath(video)) }]
      return { ...common, share: shareOfVideo(video), jsonLd: [describeVideo(video, site), breadcrumbs(trail)] }
    }
    case '/club/:type?': {
      const { club } = (data as Awaited<ReturnType<typeof clubLoader>>).club
      const step = clubStep(club, site)
      const feed = { title: `Koinklass · ${step.name}`, href: `/rss/${club}.xml` }
      return { feed, share: shareOfClub(club), jsonLd: [breadcrumbs([home, step])] }
    }
    case '/policy/:type?': {
      const { type, title } = data as PolicyView
      return { ...common, jsonLd: [breadcrumbs([home, { name: title, url: at(`/policy/${type}`) }])] }
    }
    case '/events':
      return { ...common, jsonLd: [breadcrumbs([home, { name: eventText.title, url: at('/events') }])] }
    case '/events/:id/:slug?': {
      const event = data as EventView
      const list = { name: eventText.title, url: at('/events') }
      const trail = [home, list, { name: plainTitle(event.title), url: at(eventPath(event)) }]
      return { ...common, share: shareOfEvent(event), jsonLd: [describeEvent(event, site), breadcrumbs(trail)] }
    }
    case '/super-hero':
    case '/super-hero/listSuperHero':
    case '/super-hero/listPosts': {
      const names: Record<string, string> = { listSuperHero: heroText.everyYear, listPosts: heroText.posts }
      const name = names[id.split('/')[2] ?? '']
      const trail = [home, heroStep(site), ...(name ? [{ name, url: at(id) }] : [])]
      return { ...common, share: heroesShare, jsonLd: [breadcrumbs(trail)] }
    }
    case '/super-hero/detail': {
      const { hero } = data as Awaited<ReturnType<typeof heroLoader>>
      const name = hero.display_name
      const trail = [home, heroStep(site), { name, url: at(heroPath(hero)) }]
      return { ...common, share: heroesShare, jsonLd: [{ '@type': 'Person', name }, breadcrumbs(trail)] }
    }
    default:
      return common
  }
}

function heroStep({ origin }: Site) {
  return { name: heroText.title, url: `${origin}/super-hero` }
}

function clubStep(club: PostView['club'], site: Site) {
  return { name: postText.clubOf(postText.clubs[club].name), url: `${site.origin}/club/${club}` }
}

function describeOrganization({ origin, social }: Site) {
  const sameAs = Object.values(social).filter((address) => address !== null)
  return {
    '@type': 'Organization' as const,
    name: 'Koinklass',
    url: `${origin}/`,
    logo: `${origin}/art/logos/mark.svg`,
    ...(sameAs.length && { sameAs }),
  }
}

function describeSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: 'Koinklass',
    url: `${site.origin}/`,
    description: homeText.description,
    inLanguage: 'th',
    publisher: describeOrganization(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search?keyword={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function describeArticle(post: PostView, site: Site): Article {
  return {
    '@type': 'Article',
    headline: plainTitle(post.title),
    description: post.summary,
    image: [site.origin + sharePath(shareOfPost(post))],
    datePublished: post.published_at,
    dateModified: post.updated_at,
    // What comes from our content files is the editors', anything else a person's.
    author: post.key
      ? { '@type': 'Organization', name: post.author_name, url: `${site.origin}/` }
      : { '@type': 'Person', name: post.author_name },
    publisher: describeOrganization(site),
    mainEntityOfPage: { '@type': 'WebPage', '@id': site.origin + postPath(post) },
    inLanguage: 'th',
    isAccessibleForFree: true,
    articleSection: postText.clubs[post.club].name,
    keywords: post.tags,
    timeRequired: `PT${post.minutes}M`,
  }
}

function describeVideo(video: VideoView, site: Site): VideoObject {
  const { source, poster, chapters, seconds, cues } = video
  const url = site.origin + videoPath(video)
  return {
    '@type': 'VideoObject',
    name: plainTitle(video.title),
    description: video.summary,
    thumbnailUrl: [site.origin + (poster.src ?? sharePath(shareOfVideo(video)))],
    uploadDate: video.published_at,
    duration: `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`,
    ...(source.kind === 'file'
      ? { contentUrl: site.origin + source.src }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${source.youtube_id}` }),
    inLanguage: 'th',
    isAccessibleForFree: true,
    ...(cues.length > 0 && { transcript: cues.map(({ text }) => text).join(' ') }),
    publisher: describeOrganization(site),
    hasPart: chapters.map(({ start, title }, i) => ({
      '@type': 'Clip',
      name: title,
      startOffset: start,
      endOffset: chapters[i + 1]?.start ?? seconds,
      url: `${url}?t=${start}`,
    })),
  }
}

function describeEvent(event: EventView, site: Site): Event {
  const url = site.origin + eventPath(event)
  const online = { '@type': 'VirtualLocation' as const, url }
  const place = event.place ? { '@type': 'Place' as const, name: event.place, address: event.place } : null
  const mode = !place ? 'Online' : event.is_online ? 'Mixed' : 'Offline'
  return {
    '@type': 'Event',
    name: plainTitle(event.title),
    description: event.summary,
    image: [site.origin + sharePath(shareOfEvent(event))],
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: `https://schema.org/Event${event.state === 'called_off' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: !place ? online : event.is_online ? [place, online] : place,
    organizer: describeOrganization(site),
    isAccessibleForFree: true,
    maximumAttendeeCapacity: event.capacity,
    remainingAttendeeCapacity: event.seats_left,
    inLanguage: 'th',
    url,
  }
}
