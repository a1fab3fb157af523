import type { Skill } from '#kit/skills.ts'
import { type ContentPreview, draftReply } from '#kit/web/content-preview.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { guestTrialHangman } from '../guest-trial-contract.ts'

/** A word as a visitor tries it: the first letter that is pressed ends it, so that what stands after the end is seen too. */
export const preview: ContentPreview = {
  pathOf: () => '/games/try/hangman',
  replies: [
    draftReply(guestTrialHangman, ({ boxes }, { body }) => {
      const { word = '', clue = '', explanation = '' } = boxes
      const letters = toClusters(word)
      const isOver = body.letters.length > 0
      return {
        day: bangkokDay(new Date()),
        skill: boxes.skill as Skill,
        clue,
        shape: letters.map((letter) => (isOver ? letter : null)),
        found: isOver ? [...body.letters] : [],
        missed: [],
        lives_left: 6,
        result: isOver ? { is_won: true, word, explanation, article: null } : null,
      }
    }),
  ],
}
