import { unhex } from '@fairground/fair/encoding/bytes'
import { type OpenedLink, openLink } from '@fairground/fair/fd2/open-link'
import type { SignedRound } from '#beacon/client.ts'
import type { ClosedRow } from './close-queries.ts'

/** Opens the link that the signer locked to the round. The signer is not needed for it. */
export const openClosedLink = (
  { close_hash, lock, mask }: Pick<ClosedRow, 'close_hash' | 'lock' | 'mask'>,
  { signature }: Pick<SignedRound, 'signature'>,
): OpenedLink =>
  openLink(
    { closeHash: new Uint8Array(close_hash), lock: new Uint8Array(lock), mask: new Uint8Array(mask) },
    unhex(signature),
  )
