import { databaseNow, type Tx } from '@fairground/database/transaction'
import { type CloseKey, findLastEvent, fixCloseFacts } from '#lifecycle/history.ts'

interface SealFacts extends CloseKey {
  readonly latestEnd: number
}

/** Tickets sold at the end of the sale still get their cards within this time. */
const dealingMs = 60 * 60 * 1000

/**
 * The times of the next seal, stored before the signer sees them, because after a crash it must receive the same ones. A
 * seal that the signer refused as late spent nothing and gets a new time.
 */
export const fixSealFacts = async (
  tx: Tx,
  { memberId, id }: { readonly memberId: number; readonly id: number },
  index: number,
  saleEnd: number,
): Promise<SealFacts> => {
  const earlier = await findLastEvent<SealFacts>(tx, memberId, id, 'sealing')
  const late = await findLastEvent<CloseKey>(tx, memberId, id, 'late')
  const isOpen = earlier?.index === index && late?.closedAt !== earlier.closedAt
  const closedAt = isOpen ? earlier.closedAt : Math.floor(await databaseNow(tx))
  const latestEnd = Math.floor(saleEnd) + dealingMs
  return fixCloseFacts(tx, memberId, id, { index, closedAt }, async () => ({ index, closedAt, latestEnd }))
}
