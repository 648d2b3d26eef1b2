import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { unhex } from '@fairground/fair/encoding/bytes'
import type { CloseRecord } from '@fairground/fair/fd2/close'
import { toCloseEntry } from '@fairground/fair/fd2/log-entries'
import type { WinnersRequest } from '#control/control.ts'
import type { getTerms } from '#kinds/terms.ts'
import type { ClosedRow } from '#lifecycle/close-queries.ts'
import { toRecordClose } from '#lifecycle/record.ts'

type Terms = ReturnType<typeof getTerms>

/** The close record from its row. */
export const toCloseRecord = (
  closed: ClosedRow,
  { rules, prizeTable }: Terms,
  currency: string,
): CloseRecord => ({
  member: String(closed.member_id),
  game: String(closed.game_id),
  instance: String(closed.instance_id),
  rulesHash: canonicalHash(rules),
  prizeTableHash: canonicalHash(prizeTable),
  treeSize: closed.tree_size,
  root: new Uint8Array(closed.root),
  pool: closed.pool,
  jackpot: closed.jackpot,
  currency,
  chain: closed.chain,
  index: closed.chain_index,
  previous: new Uint8Array(closed.previous_link),
  beaconChainHash: unhex(closed.beacon_chain),
  round: Number(closed.round),
  closedAt: closed.closed_at,
})

/** What the signer sealed, for the control system. */
export const toSealedDraw = (
  close: CloseRecord,
  closed: ClosedRow,
  lockHash: Uint8Array,
): Pick<WinnersRequest, 'close' | 'closeHash' | 'lockHash'> => {
  const { lock, masks, signer, control } = toRecordClose(closed)
  const platformSignature = new Uint8Array(closed.platform_signature)
  return {
    close: toCloseEntry(close, platformSignature, { lock, masks, ...signer }, control),
    closeHash: new Uint8Array(closed.close_hash),
    lockHash,
  }
}
