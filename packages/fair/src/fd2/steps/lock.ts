import { unhex } from '#encoding/bytes.ts'
import { fault, pass } from '#steps/evidence.ts'
import type { Check } from '#fd2/evidence.ts'
import { findLockFault } from '#fd2/open-link.ts'

export const checkLock: Check = ({ record, opened }) => {
  const problem = findLockFault(
    record.beacon,
    opened(),
    unhex(record.close.lock),
    unhex(record.chain.previous),
  )
  return problem === undefined
    ? pass('The beacon value opens the lock to the committed secret. Nobody could have withheld it.')
    : fault(`${problem} What the lock opens to decides, and the signer's signature proves its fault.`)
}
