import type { Db } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
import type { Importer } from '#kit/server/feature.ts'
import { readContentFile } from '#lib/server/content-files.ts'
import { adminRoboNewsErrors } from '../admin-contract.ts'
import { RoboNewsFile } from '../content.ts'
import { importNews } from './commands.ts'
import * as contentKinds from './content-kinds.ts'
import { roboNewsRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Market notes of the staff. */
export const roboNewsFeature = {
  staffActs,
  staffSubjects,
  errors: [adminRoboNewsErrors],
  routes: (parts: { db: Db; clock: () => Date }) => roboNewsRoutes(parts),
  seed: async (content: URL): Promise<Importer> => {
    const file = await readContentFile(new URL('robo-news.json', content), RoboNewsFile)
    return async (tx, now) => {
      await importNews(tx, file, now)
      return undefined
    }
  },
  contentKinds: Object.values(contentKinds),
  personalData: {
    robo_news: {
      owner: null,
      plain: [
        'id',
        'key',
        'topic',
        'title',
        'summary',
        'paragraphs',
        'article',
        'published_at',
        'hidden_at',
        'version',
        'made_at',
        'edited_by_staff_at',
        'content_hash',
      ],
    },
  } satisfies PersonalTags,
}
