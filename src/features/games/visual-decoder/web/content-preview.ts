import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { answerGuestTrialRiddle, readGuestTrialRiddle } from '../guest-trial-contract.ts'

/** A riddle as a visitor tries it; whatever is answered ends it, so that its explanation is seen too. */
export const preview: ContentPreview = {
  pathOf: () => '/games/try/visual-decoder',
  replies: [
    draftReply(readGuestTrialRiddle, ({ boxes: { skill, drawing = '', description = '' } }) => ({
      day: bangkokDay(new Date()),
      skill: skill as Skill,
      drawing,
      description,
    })),
    draftReply(answerGuestTrialRiddle, ({ boxes: { answer = '', explanation = '' } }, { body }) => ({
      is_right: body.answer !== null,
      told: { answer, explanation, article: null },
    })),
  ],
}
