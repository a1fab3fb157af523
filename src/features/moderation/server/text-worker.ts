import { answerAsks } from '#lib/server/work/worker-thread.ts'
import { checkText, type Flag } from './text-flags.ts'

/** The worker thread that checks texts. */
answerAsks((texts: string[]): Flag[][] => texts.map((text) => checkText(text).flags))
