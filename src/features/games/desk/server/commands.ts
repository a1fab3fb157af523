import type { Tx } from '#db/open.ts'
import type { StaffAct, StaffSubject } from '#features/audit/contract.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { newId } from '#lib/server/new-id.ts'

type Staff = { actorId: string; now: Date }
/** `version` is for optimistic locking; a retired item (`is_active` false) is no longer asked. */
type Item = { version: string; is_active: boolean }
/** When an item was changed, and that its content file no longer changes it. */
type Stamp = { updated_at: Date; edited_by_staff_at: Date }

type Setup<Texts, Row, Shown extends Item> = {
  subject: StaffSubject
  acts: Record<'added' | 'edited' | 'restored' | 'retired', StaffAct>
  /** What is stored of the texts. Throws invalid_input. */
  toRow: (texts: Texts) => Row
  /** The texts of an item, for the log. */
  toTexts: (item: Shown) => Texts
  insert: (tx: Tx, row: Row & Stamp & { id: string; is_active: boolean }) => Promise<unknown>
  update: (tx: Tx, id: string, changed: (Row | { is_active: boolean }) & Stamp) => Promise<unknown>
  /** Locks the row until the transaction ends. */
  lock: (tx: Tx, id: string) => Promise<unknown>
  find: (tx: Tx, id: string) => Promise<Shown | null>
  notFound: () => Error
  changed: () => Error
}

/**
 * The acts of an editor on a kind of game content: add, edit, retire. Each writes its line into the log of the staff. `add`
 * and `edit` throw what `toRow` throws; `edit` and `retire` throw `notFound`; `edit` throws `changed` when somebody else
 * changed the item after it was read. `retire` is idempotent.
 */
export function newDeskCommands<Texts extends Record<string, unknown>, Row, Shown extends Item>(
  setup: Setup<Texts, Row, Shown>,
) {
  const { subject, acts, toRow, toTexts, insert, update, lock, find, notFound, changed } = setup
  const stamp = (now: Date): Stamp => ({ updated_at: now, edited_by_staff_at: now })

  async function read(tx: Tx, id: string): Promise<Shown> {
    const item = await find(tx, id)
    if (!item) throw notFound()
    return item
  }

  async function readLocked(tx: Tx, id: string): Promise<Shown> {
    await lock(tx, id)
    return read(tx, id)
  }

  return {
    async add(tx: Tx, texts: Texts, { actorId, now }: Staff): Promise<Shown> {
      const id = newId(now)
      await insert(tx, { ...toRow(texts), ...stamp(now), id, is_active: true })
      const told = { actorId, act: acts.added, subject: { kind: subject, id }, now }
      await recordStaffAct(tx, { ...told, before: null, after: texts })
      return read(tx, id)
    },

    async edit(tx: Tx, of: { id: string; version: string; texts: Texts }, { actorId, now }: Staff): Promise<Shown> {
      const { id, version, texts } = of
      const before = await readLocked(tx, id)
      if (before.version !== version) throw changed()
      await update(tx, id, { ...toRow(texts), ...stamp(now) })
      const told = { actorId, act: acts.edited, subject: { kind: subject, id }, now }
      await recordStaffAct(tx, { ...told, before: toTexts(before), after: texts })
      return read(tx, id)
    },

    async retire(tx: Tx, of: { id: string; is_active: boolean }, { actorId, now }: Staff): Promise<Shown> {
      const { id, is_active: isActive } = of
      const before = await readLocked(tx, id)
      if (before.is_active === isActive) return before
      await update(tx, id, { is_active: isActive, ...stamp(now) })
      const told = { actorId, act: isActive ? acts.restored : acts.retired, subject: { kind: subject, id }, now }
      await recordStaffAct(tx, { ...told, before: { isActive: before.is_active }, after: { isActive } })
      return read(tx, id)
    },
  }
}
