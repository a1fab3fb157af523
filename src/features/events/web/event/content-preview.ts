import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { splitTitle } from '#lib/title-phrases.ts'
import { type EventView, showEvent } from '../../event-contract.ts'

/** The page of an event with the words of the draft; its times, seats and koin are those that are saved. */
export const preview: ContentPreview = {
  pathOf: ({ id }) => `/events/${id}`,
  replies: [
    draftReply(showEvent, async ({ boxes }, _input, real) => {
      const event = await real()
      const { title = '', summary = '', description = '', cover, kind, skill, place, map_url, online_url } = boxes
      return {
        ...event,
        ...splitTitle(title),
        summary,
        description,
        kind: kind as EventView['kind'],
        skill: skill as Skill,
        cover: { ...event.cover, art: cover ?? event.cover.art },
        place: place || null,
        map_url: map_url || null,
        is_online: Boolean(online_url),
      }
    }),
  ],
}
