/** The types of schema.org that our pages use. Addresses are absolute; days and times are ISO 8601. */
export type Organization = {
  '@type': 'Organization'
  name: string
  url: string
  logo?: string
  sameAs?: string[]
}
export type Person = { '@type': 'Person'; name: string }

export type WebSite = {
  '@type': 'WebSite'
  name: string
  url: string
  description: string
  inLanguage: 'th'
  publisher: Organization
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': 'required name=search_term_string'
  }
}

export type Article = {
  '@type': 'Article'
  headline: string
  description: string
  image: string[]
  datePublished: string
  dateModified: string
  author: Organization | Person
  publisher: Organization
  mainEntityOfPage: { '@type': 'WebPage'; '@id': string }
  inLanguage: 'th'
  isAccessibleForFree: true
  articleSection: string
  keywords: string[]
  timeRequired: string
}

export type VideoObject = {
  '@type': 'VideoObject'
  name: string
  description: string
  thumbnailUrl: string[]
  uploadDate: string
  /** ISO 8601: 'PT1M26S'. */
  duration: string
  /** Address of the video file; a video of another site has `embedUrl` instead. */
  contentUrl?: string
  embedUrl?: string
  inLanguage: 'th'
  isAccessibleForFree: true
  transcript?: string
  publisher: Organization
  hasPart?: { '@type': 'Clip'; name: string; startOffset: number; endOffset: number; url: string }[]
}

type Place = { '@type': 'Place'; name: string; address: string } | { '@type': 'VirtualLocation'; url: string }

export type Event = {
  '@type': 'Event'
  name: string
  description: string
  image: string[]
  startDate: string
  endDate: string
  eventStatus: string
  eventAttendanceMode: string
  location: Place | Place[]
  organizer: Organization
  /** Omitted when the fee is in koin, which is not money. */
  isAccessibleForFree: true
  maximumAttendeeCapacity: number
  remainingAttendeeCapacity: number
  inLanguage: 'th'
  url: string
}

export type BreadcrumbList = {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[]
}

export type JsonLd = Organization | Person | WebSite | Article | VideoObject | Event | BreadcrumbList

/** The breadcrumbs from the top to the page, the page itself last. */
export function breadcrumbs(steps: { name: string; url: string }[]): BreadcrumbList {
  const itemListElement = steps.map(
    ({ name, url }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: url }) as const,
  )
  return { '@type': 'BreadcrumbList', itemListElement }
}

/**
 * A script element with data. It is not executable, so the content security policy does not apply, and `<` is escaped
 * so that no text can close it.
 */
export function jsonLdScript(items: JsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': items }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
