import type { Importer } from '#kit/server/feature.ts'
import { levelErrors } from '../contract.ts'
import { levelAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { levelGift } from './gift-commands.ts'
import { levelData } from './personal-data.ts'
import { boardRoutes, type LevelParts, levelRoutes } from './routes.ts'
import { importLevels, readLevelFile } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Quest points, the five levels of the user and the board. */
export const levelsFeature = {
  staffActs,
  staffSubjects,
  errors: [levelErrors],
  routes: (parts: LevelParts) => [...levelRoutes(parts), ...boardRoutes(parts), ...levelAdminRoutes(parts)],
  seed: async (content: URL): Promise<Importer> => {
    const levels = await readLevelFile(new URL('levels.json', content))
    return async (tx) => {
      await importLevels(tx, levels)
      return undefined
    }
  },
  proposals: [levelGift],
  contentKinds: Object.values(contentKinds),
  personalData: levelData,
}
