import { answerAsks } from '#lib/server/thread.ts'
import { checkText, type Flag } from './text-queries.ts'

/** The worker thread that checks texts. */
answerAsks((texts: string[]): Flag[][] => texts.map((text) => checkText(text).flags))
