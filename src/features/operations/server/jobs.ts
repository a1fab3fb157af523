import { prepareMonths } from '#db/month-partitions.ts'

/** The job that makes the coming months of the tables that are divided by month. */
export const prepareMonthsTask = 'prepare-months'

/** Throws after all tables were tried, so that the job is tried again, and its failure is seen and measured. */
export async function runPrepareMonths(ownerUrl: string, now: Date): Promise<void> {
  const faults = await prepareMonths(ownerUrl, now)
  if (faults.length > 0) throw new Error(`months: ${faults.join('; ')}`)
}
