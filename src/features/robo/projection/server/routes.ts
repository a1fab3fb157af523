import type { Db } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import type { Projector } from './projector.ts'
import { projectLevel } from './queries.ts'

export type ProjectionParts = { db: Db; projector: Projector }

export const projectionRoutes = ({ db, projector }: ProjectionParts) =>
  bind(contract, { calculateTargetValue: ({ body }) => projectLevel(db, projector, body) })
