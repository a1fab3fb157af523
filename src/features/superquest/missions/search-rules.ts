import type { SearchThing } from '#kit/search-thing.ts'
import type { Mission } from './contract.ts'
import { landNames, skillThings } from './land-rules.ts'

type Found = Pick<Mission, 'id' | 'title' | 'summary' | 'skill' | 'occasion'>

/** A mission as the search shows it: its place in the list of all missions, with the picture of its skill. */
export function thingOfMission({ id, title, summary, skill, occasion }: Found): SearchThing {
  return {
    key: id,
    title,
    line: summary,
    tags: ['ภารกิจ', 'SuperQuest', landNames[skill], ...(occasion === null ? [] : [occasion])],
    href: `/superquest/profile/allquests#mission-${id}`,
    picture: `/art/things/${skillThings[skill]}.svg`,
  }
}
