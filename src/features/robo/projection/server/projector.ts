import type { Regime } from '#features/bank/nav/market-rules.ts'
import { newWorkerThread } from '#lib/server/work/worker-thread.ts'
import type { Mixture, Projected, ProjectedPlan } from '../projection-rules.ts'

/** `state`: of the market now, null where no day tells it. */
type Asked = { state: Regime | null; mixture: Mixture; plan: ProjectedPlan }

/** Projects plans on a worker thread. `project` answers null where it was not done: too much waits, or the thread failed. */
export type Projector = {
  project: (asked: Asked) => Promise<Projected | null>
  /** Draws the market before the first person asks. */
  warm: (state: Regime | null) => Promise<void>
  close: () => Promise<void>
}

/** The first projection draws the market, which takes about a second on a busy machine; others take some milliseconds. */
const deadlineMs = 20_000
/** Two seconds of work at ten milliseconds each. */
const maxWaiting = 200

type Options = Partial<Parameters<typeof newWorkerThread>[0]>

const smallest: ProjectedPlan = {
  start: 1,
  monthly: 0,
  months: 6,
  goal: null,
  withdrawals: [],
  saved: 1,
  isInvested: true,
}

/** Makes a projector; its thread starts with the first projection. */
export function newProjector(options: Options = {}): Projector {
  const file = new URL('./projection-worker.ts', import.meta.url)
  const thread = newWorkerThread<Asked, Projected>({
    file,
    deadlineMs,
    maxWaiting,
    ...options,
  })
  return {
    project: thread.ask,
    warm: async (state) => {
      await thread.ask({ state, mixture: { weights: { cash: 1 }, own: 0, fee: 0 }, plan: smallest })
    },
    close: thread.close,
  }
}
