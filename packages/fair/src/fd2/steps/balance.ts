import { verify } from '#crypto/signature.ts'
import { unhex } from '#encoding/bytes.ts'
import { fail, pass } from '#steps/evidence.ts'
import { formatTime } from '#steps/format.ts'
import { notices } from '#steps/notices.ts'
import { balanceHash } from '#fd2/control.ts'
import type { Check } from '#fd2/evidence.ts'

export const checkBalance: Check = ({ record }) => {
  const { keys, close, member, instance, treeSize } = record
  if (keys.control === '')
    return close.control === null
      ? pass(`The game has no control system, so nothing is checked here. ${notices.noControl}.`)
      : fail('The file has a balance of a control system that the log does not name.')
  if (close.control === null) return fail('The balance of the independent control system is missing.')
  const { at, signature } = close.control
  const root = unhex(record.root)
  const hash = balanceHash({ member, instance, treeSize, root, pool: BigInt(record.pool), at })
  if (!verify(unhex(keys.control), hash, unhex(signature)))
    return fail('The independent control system did not sign these tickets and this pool.')
  return pass(`The independent control system counted the same tickets and pool at ${formatTime(at)}.`)
}
