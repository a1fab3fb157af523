import type { Importer } from '#kit/server/feature.ts'
import { wardrobeErrors } from '../contract.ts'
import * as activities from './activities.ts'
import * as contentKinds from './content-kinds.ts'
import { wardrobeData } from './personal-data.ts'
import { wardrobeRoutes } from './routes.ts'
import { importWardrobe, readWardrobeFile } from './seed.ts'

/** What กล้า wears, and the room. */
export const wardrobeFeature = {
  errors: [wardrobeErrors],
  routes: wardrobeRoutes,
  seed: async (content: URL): Promise<Importer> => {
    const things = await readWardrobeFile(new URL('wardrobe.json', content))
    return async (tx) => {
      await importWardrobe(tx, things)
      return undefined
    }
  },
  activities: Object.values(activities),
  contentKinds: Object.values(contentKinds),
  personalData: wardrobeData,
}
