import { articleFaults } from './article-rules.ts'
import { branchFaults } from './branch-rules.ts'
import { bylineFaults } from './byline-rules.ts'
import { dateFaults } from './date-rules.ts'
import { eventFaults } from './event-rules.ts'
import { formFaults } from './form-rules.ts'
import { glossaryFaults } from './glossary-rules.ts'
import { levelFaults } from './level-rules.ts'
import { missionFaults } from './mission-rules.ts'
import { ngramFaults } from './ngram-rules.ts'
import { pathFaults } from './path-rules.ts'
import { pictureFaults } from './picture-rules.ts'
import { policyFaults } from './policy-rules.ts'
import { premiumFaults } from './premium-rules.ts'
import { questionFaults } from './question-rules.ts'
import { type Content, type Fault, readContent } from './read-content.ts'
import { riddleFaults } from './riddle-rules.ts'
import { riddleWeekFaults } from './riddle-week-rules.ts'
import { roboNewsFaults, roboPolicyFaults } from './robo-rules.ts'
import { scamLabFaults } from './scam-lab-rules.ts'
import { schoolYearFaults } from './school-year-rules.ts'
import { searchWordFaults } from './search-word-rules.ts'
import { seriesFaults } from './series-rules.ts'
import { shelfFaults } from './shelf-rules.ts'
import { listSourced, sourceFaults } from './source-rules.ts'
import { standardFaults } from './standard-rules.ts'
import { topicFaults } from './topic-rules.ts'
import { videoFaults } from './video-rules.ts'
import { voiceFaults } from './voice-rules.ts'
import { wardrobeFaults } from './wardrobe-rules.ts'
import { wordFaults } from './word-rules.ts'

/** All faults of content that matches its schemas. `today` is a Bangkok day. */
export function findFaults(content: Content, today: string): Fault[] {
  return [
    ...articleFaults(content.articles, today),
    ...dateFaults(content),
    ...voiceFaults(content.articles),
    ...ngramFaults(content.articles),
    ...branchFaults(content.articles),
    ...formFaults(content.articles),
    ...bylineFaults(content.articles),
    ...seriesFaults(content),
    ...topicFaults(content),
    ...standardFaults(content),
    ...levelFaults(content),
    ...shelfFaults(content),
    ...schoolYearFaults(content),
    ...scamLabFaults(content, today),
    ...questionFaults(content.questions, content.articles, content.videos),
    ...pictureFaults(content),
    ...videoFaults(content.videos, today),
    ...policyFaults(content.policies, content.articles),
    ...roboPolicyFaults(content.roboPolicies),
    ...roboNewsFaults(content.roboNotes, content.articles, today),
    ...glossaryFaults(content.glossary, content.articles),
    ...eventFaults(content.events, content.articles, today),
    ...premiumFaults(content.premiums),
    ...wardrobeFaults(content.wardrobe),
    ...wordFaults(content.words, content.articles),
    ...riddleFaults(content.riddles, content.articles),
    ...riddleWeekFaults(content.riddleWeeks, content.riddles),
    ...pathFaults(content),
    ...missionFaults(content),
    ...searchWordFaults(content.searchWords),
    ...sourceFaults(listSourced(content), content.sources, today),
  ]
}

/** Reads a content folder and finds all faults. */
export function checkContent(folder: string, today: string): { content: Content; faults: Fault[] } {
  const { content, faults } = readContent(folder)
  return { content, faults: [...faults, ...findFaults(content, today)] }
}
