import type { Db } from '#db/open.ts'
import type { Importer, Jobs } from '#kit/server/feature.ts'
import { questionAdminErrors } from '../admin-contract.ts'
import { questionAdminRoutes } from './admin-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { questionKey } from './key-commands.ts'
import { newQuestions } from './new-question-commands.ts'
import { questionsData } from './personal-data.ts'
import { sweepPictures } from './picture-commands.ts'
import { importQuestions, readQuestionFiles } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

type Parts = { db: Db; clock: () => Date }

/** The questions of all quizzes. */
export const questionsFeature = {
  staffActs,
  staffSubjects,
  errors: [questionAdminErrors],
  routes: questionAdminRoutes,
  jobs: ({ db, clock }: Parts): Jobs => ({
    'sweep-question-pictures': { cron: '58 20 * * *', run: () => sweepPictures(db, clock()) },
  }),
  seed: async (content: URL): Promise<Importer> => {
    const questions = await readQuestionFiles(new URL('questions/', content))
    return async (tx, now) => {
      await importQuestions(tx, questions, now)
      return undefined
    }
  },
  proposals: [questionKey, newQuestions],
  contentKinds: Object.values(contentKinds),
  personalData: questionsData,
}
