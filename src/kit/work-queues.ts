/** The queues of which staff takes pieces of work; each is registered by its feature as a WorkKind. */
export const workQueues = ['orders', 'proposals', 'summaries'] as const
export type WorkQueueName = (typeof workQueues)[number]
