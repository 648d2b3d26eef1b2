import { verify } from '#crypto/signature.ts'
import { unhex } from '#encoding/bytes.ts'
import { fail, pass } from '#steps/evidence.ts'
import { winnersHash } from '#fd2/control.ts'
import type { Check } from '#fd2/evidence.ts'
import { notices } from '#steps/notices.ts'

export const checkWinners: Check = ({ record, closeHash, lockHash }) => {
  const { keys, winners, settlement } = record
  if (keys.control === '')
    return winners === null
      ? pass(`The game has no control system, so nothing is checked here. ${notices.noControl}.`)
      : fail('The file has winners of a control system that the log does not name.')
  if (winners === null) return fail('The independent control system did not sign the winners.')
  const hash = winnersHash({
    close: closeHash,
    lock: lockHash,
    settlementRoot: unhex(settlement.root),
    paid: BigInt(settlement.paid),
    count: settlement.payouts.length,
  })
  return verify(unhex(keys.control), hash, unhex(winners.signature))
    ? pass('The independent control system computed the same winners and prizes.')
    : fail('The independent control system did not sign these winners.')
}
