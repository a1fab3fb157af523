import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { type DailyQuiz, readDailyQuiz } from '../contract.ts'

/**
 * The quiz on the page. Who ends one after midnight reads its result, not the next day's first question: `reload` asks for
 * the day that is there, and only where that takes nothing more for the one that it is now; `goOn` does so in any case.
 */
export function useDay(loaded: DailyQuiz) {
  const { reply, refresh, setReply } = useReply(readDailyQuiz, { query: { day: loaded.day } }, { initial: loaded })
  const reload = async () => {
    const refusal = await refresh()
    if (refusal?.code === 'daily_quiz_closed') await refreshPage()
  }
  return { quiz: reply, setQuiz: setReply, reload, goOn: refreshPage }
}
