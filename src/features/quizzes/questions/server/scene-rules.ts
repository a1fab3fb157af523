import type { QuestionSceneName } from '#art/names/question-scene-names.ts'
import { type SceneWords, sceneWords } from './scene-word-rules.ts'

type Found = { name: QuestionSceneName; word: string }

/** How much a thing of the story outweighs an instrument, and that a bare sum of money. */
const weightOf = { thing: 6, money: 4, any: 0 } as const
/** More mentions than this say nothing more; a general word may occur in every sentence, so it counts once. */
const maxMentions = { thing: 4, money: 4, any: 1 } as const

/**
 * The scene of a question and the word that it was chosen by, from the question's own words alone: never from its
 * choices, which would tell them apart. A thing that can be touched comes before an instrument, what is named more often
 * before what is named once, and of equals the first. Null when no word is known.
 */
export function findScene(text: string): Found | null {
  let best: (Found & { score: number; at: number }) | null = null
  for (const [name, { kind, words }] of Object.entries(sceneWords) as [QuestionSceneName, SceneWords][]) {
    const matches = [...text.matchAll(words)]
    const [first] = matches
    if (!first) continue
    const score = weightOf[kind] + Math.min(matches.length, maxMentions[kind])
    if (best && (score < best.score || (score === best.score && first.index >= best.at))) continue
    best = { name, word: first[0], score, at: first.index }
  }
  return best && { name: best.name, word: best.word }
}
