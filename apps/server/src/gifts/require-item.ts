import type { Tx } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { type CatalogueRow, readCatalogue } from './queries/catalogue.ts'

export const requireItem = async (
  tx: Tx,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
  giftId: number,
): Promise<CatalogueRow> => {
  const [item] = isRowId(giftId) ? await readCatalogue(tx, { memberId: id, currency, giftId }) : []
  if (!item) throw new Refusal('rewards.notFound')
  return item
}
