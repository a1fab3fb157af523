import type { Tx } from '#db/open.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { WorkQueueName } from '../work-queues.ts'

/** A queue of which one member of staff takes a piece of work, so that two do not do the same. A feature registers it. */
export type WorkKind = {
  /** The name of the queue. */
  readonly name: WorkQueueName
  /** What a piece of it is called, in Thai. */
  label: string
  /** The screen where it is worked on. */
  to: string
  /** Who works on it, and to whom it can be handed on. */
  roles: readonly StaffRole[]
  /** Whether it waits, and for this person: not where they may not decide it. */
  isFor: (tx: Tx, work: { id: string; userId: string }) => Promise<boolean>
}

/** Every queue of which work is taken, by name. */
export type WorkKinds = ReadonlyMap<string, WorkKind>
