import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { type DailyQuiz, readDailyQuiz } from '../contract.ts'

/**
 * The quiz on the page. A person who finishes one after midnight sees its result, not the next day's first question.
 * `reload` switches to the current day only when the shown one accepts no more answers; `goOn` always does.
 */
export function useDay(loaded: DailyQuiz) {
  const { reply, refresh, setReply } = useReply(readDailyQuiz, { query: { day: loaded.day } }, { initial: loaded })
  const reload = async () => {
    const refusal = await refresh()
    if (refusal?.code === 'daily_quiz_closed') await refreshPage()
  }
  return { quiz: reply, setQuiz: setReply, reload, goOn: refreshPage }
}
