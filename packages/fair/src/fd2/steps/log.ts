import { roundTime } from '#beacon/beacon.ts'
import { verifyInclusion } from '#crypto/merkle.ts'
import { unhex } from '#encoding/bytes.ts'
import { openCheckpoint, readCheckpoint } from '#log/checkpoint.ts'
import { findUnseenReason } from '#log/seen-in-time.ts'
import { fail, type Finding, pass } from '#steps/evidence.ts'
import { formatCount, formatTime } from '#steps/format.ts'
import { notices } from '#steps/notices.ts'
import type { Check, Evidence } from '#fd2/evidence.ts'
import { isCloseEntry } from '#fd2/expected-entries.ts'
import { isType, type Logged } from '#fd2/log-view.ts'

export const checkLog: Check = evidence => {
  const { record, log, pins } = evidence
  const entry = log.logged.filter(isType('close')).find(each => each.entry.C === record.close.hash)
  if (entry?.index !== record.log.index) return fail('The close record is not among the proved log entries.')
  if (!isCloseEntry(record, entry.entry)) return fail('The log entry of the close differs from the file.')
  if (!pins.policy) return checkInclusion(evidence, entry)
  if (!openCheckpoint(record.history.checkpoint, pins.policy))
    return fail('The newer checkpoint is not signed by the pinned log.')
  const deadline = roundTime(record.beacon.chain, record.beacon.round)
  const reason = findUnseenReason(pins.policy, record.log, unhex(entry.leaf), deadline)
  if (reason !== undefined) return fail(reason)
  return pass(
    `The close is entry ${formatCount(entry.index)} of the log ${pins.policy.log.name}. Witnesses saw it before ` +
      `${formatTime(deadline)}, when the beacon round appeared.`,
  )
}

function checkInclusion({ record }: Evidence, { leaf, index }: Logged): Finding {
  const { path, checkpoint } = record.log
  const { size, root } = readCheckpoint(checkpoint) ?? { size: 0, root: new Uint8Array(0) }
  return verifyInclusion(unhex(leaf), index, size, path.map(unhex), root)
    ? pass(`The close is in the checkpoint of this file, which nobody vouches for. ${notices.noPolicy}.`)
    : fail('The entry is not in the log.')
}
