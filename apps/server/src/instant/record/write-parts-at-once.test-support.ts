import { inMember } from '@fairground/database/transaction'
import type { DeckKey } from '#instances/queries/deck-parts.ts'
import type { Books } from '#testing/books.test-support.ts'
import { countLockWaits } from '#testing/count-lock-waits.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import type { RunTx } from './write-section.ts'
import { writeParts } from './write-parts.ts'

/**
 * Two workers write the parts of a deck with this many cards at the same moment. A trigger holds the first worker's INSERT
 * before the checks. Meanwhile, the second worker writes smaller parts or waits for a lock. Returns the result of each worker.
 */
export const writePartsAtOnce = async (
  { owner, app }: Books,
  deck: DeckKey,
  cards: number,
): Promise<boolean[]> => {
  const run: RunTx = work => inMember(app.db, deck.memberId, work)
  const write = (chars: number) => writeParts(run, deck, { chars, idleMs: 0 })

  await owner.query(
    `CREATE FUNCTION hold_part() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END $$;
     CREATE TRIGGER a_hold_part BEFORE INSERT ON deck_record_part
       FOR EACH ROW WHEN (NEW.lines = ${cards}) EXECUTE FUNCTION hold_part()`,
  )
  const holder = await owner.connect()
  try {
    await holder.query('SELECT pg_advisory_lock(1)')
    const slow = write(1_000_000)
    await until('the first statement waits', async () => (await countLockWaits(owner)) === 1)
    let isOver = false
    const quick = write(1000).finally(() => (isOver = true))
    await until('the second worker ends or waits', async () => isOver || (await countLockWaits(owner)) === 2)
    await holder.query('SELECT pg_advisory_unlock(1)')
    return await Promise.all([slow, quick])
  } finally {
    // Ends the connection, and with it the lock, also after a failure.
    holder.release(true)
    await owner.query('DROP FUNCTION hold_part CASCADE')
  }
}
