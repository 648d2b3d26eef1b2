import { hex, unhex } from '#encoding/bytes.ts'
import { verify } from '#crypto/signature.ts'
import { shorten } from './format.ts'
import { fail, describeKey, pass, type SealCheck } from './evidence.ts'

export const checkClose: SealCheck = ({ record, pins, closeHash }) => {
  const { close, keys } = record
  if (pins.platformKey !== undefined && keys.platform !== pins.platformKey) {
    return fail('The operator key in the file differs from the pinned key.')
  }
  if (hex(closeHash) !== close.hash) {
    return fail('Rules, prizes, tickets, jackpot, chain link or beacon round differ from the sealed ones.')
  }
  if (!verify(unhex(keys.platform), closeHash, unhex(close.platformSignature))) {
    return fail("The operator's signature on the close record is not genuine.")
  }
  return pass(
    `Close record ${shorten(close.hash)} covers these values and is signed with ${describeKey(keys.platform, pins.platformKey)}.`,
  )
}
