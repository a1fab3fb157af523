import { answerAsks } from '#lib/server/thread.ts'
import { checkText, type Flag } from './text-queries.ts'

/** The checks of texts, in a thread of their own. */
answerAsks((texts: string[]): Flag[][] => texts.map((text) => checkText(text).flags))
