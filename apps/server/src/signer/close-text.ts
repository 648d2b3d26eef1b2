import { hex, unhex } from '@fairground/fair/encoding/bytes'
import type { CloseRecord } from '@fairground/fair/fd2/close'
import type { CloseText } from './protocol.ts'

export const parseCloseText = (close: CloseText): CloseRecord => ({
  ...close,
  rulesHash: unhex(close.rulesHash),
  prizeTableHash: unhex(close.prizeTableHash),
  root: unhex(close.root),
  pool: BigInt(close.pool),
  jackpot: BigInt(close.jackpot),
  previous: unhex(close.previous),
  beaconChainHash: unhex(close.beaconChainHash),
})

export const toCloseText = (close: CloseRecord): CloseText => ({
  ...close,
  rulesHash: hex(close.rulesHash),
  prizeTableHash: hex(close.prizeTableHash),
  root: hex(close.root),
  pool: String(close.pool),
  jackpot: String(close.jackpot),
  previous: hex(close.previous),
  beaconChainHash: hex(close.beaconChainHash),
})
