import { hex, unhex } from '../bytes.ts'
import { verify } from '../signature.ts'
import { shortened } from '../words.ts'
import { fail, keyWords, pass, type SealCheck } from './evidence.ts'

export const checkClose: SealCheck = ({ record, pins, closeHash }) => {
  const { close, keys } = record
  if (pins.platformKey !== undefined && keys.platform !== pins.platformKey) {
    return fail('The file names another operator key than the pinned one.')
  }
  if (hex(closeHash) !== close.hash) {
    return fail(
      'Rules, prizes, tickets, jackpot, chain link or beacon round are not the ones that were sealed.',
    )
  }
  if (!verify(unhex(keys.platform), closeHash, unhex(close.platformSignature))) {
    return fail("The operator's signature on the sealed draw is not genuine.")
  }
  return pass(
    `Seal ${shortened(close.hash)} covers all of it and is signed with ${keyWords(keys.platform, pins.platformKey)}.`,
  )
}
