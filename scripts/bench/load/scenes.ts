import type { Random } from '../../drill/support/random.ts'

/** What a pupil does in a visit, and how often in a hundred. */
export type Mix = { quiz: number; article: number; hangman: number; store: number; buy: number; exam: number }

/** `shape`: the pace of arrivals over the time of a run, from 0 to 1, as a share of the highest. */
export type Scene = { name: 'evening' | 'exam-day' | 'noon'; mix: Mix; shape: (at: number) => number }

/**
 * The evening: the mean of the groups of scripts/bench/economy/habits.ts, weighted by who is here on a day (`meanMix`),
 * while arrivals rise to the peak of 20:00 and fall again.
 */
const evening = (mix: Mix): Scene => ({ name: 'evening', mix, shape: (at) => 0.5 + 0.5 * Math.sin(Math.PI * at) })

/** The first day of a monthly exam: seven of ten write it. */
const examDay = (mix: Mix): Scene => ({ name: 'exam-day', mix: { ...mix, exam: 70 }, shape: () => 1 })

/** Noon on a Krazy Day: nine of ten come in the second tenth of the time and buy at once, the others before and after. */
const noon = (mix: Mix): Scene => ({
  name: 'noon',
  mix: { ...mix, quiz: 10, article: 10, hangman: 0, store: 100, buy: 90 },
  shape: (at) => (at >= 0.1 && at < 0.2 ? 1 : 0.0125),
})

export const scenesOf = (mix: Mix): Scene[] => [evening(mix), examDay(mix), noon(mix)]

/**
 * When visits begin, in milliseconds: a Poisson process whose highest pace is `perSecond`. They are drawn beforehand and
 * begin whatever the server does: people do not know of each other.
 */
export function drawArrivals(
  random: Random,
  given: { seconds: number; perSecond: number; shape: Scene['shape'] },
): number[] {
  const { seconds, perSecond, shape } = given
  const arrivals: number[] = []
  for (let at = 0; ; ) {
    // The inverse of the exponential distribution; one in a million keeps the logarithm finite.
    at += (-Math.log(random.int(1, 1_000_000) / 1_000_001) * 1000) / perSecond
    if (at >= seconds * 1000) return arrivals
    if (random.chance(shape(at / (seconds * 1000)))) arrivals.push(at)
  }
}

/** A time of thought: lognormal, most near the median, some far longer; people who read do not press at a beat. */
export function drawThinkMs(random: Random, medianMs: number): number {
  const [one, two] = [random.int(1, 1_000_000) / 1_000_001, random.int(0, 1_000_000) / 1_000_000]
  const normal = Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two)
  return medianMs * Math.exp(0.6 * normal)
}
