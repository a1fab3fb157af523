import { type PracticeBaht, practiceBaht } from '#lib/money.ts'

type Instalments = { monthly: PracticeBaht; hasDay: boolean; isPaused: boolean }

/** The instalments that will really be taken (hundredths of baht): none while no day is chosen or they are paused. */
export function monthlyTaken({ monthly, hasDay, isPaused }: Instalments): PracticeBaht {
  return hasDay && !isPaused ? monthly : practiceBaht(0)
}
