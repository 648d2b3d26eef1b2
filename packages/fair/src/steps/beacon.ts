import { verifyBeacon } from '#beacon/beacon.ts'
import { formatCount } from './format.ts'
import type { DrawRecord } from '#record/draw-record.ts'
import { fail, type Finding, pass } from './evidence.ts'

export const localBeaconNotice = 'LOCAL BEACON - NOT PUBLICLY VERIFIABLE'

export const checkBeacon = ({ record }: { record: Pick<DrawRecord, 'beacon'> }): Finding => {
  const { chain, round, signature, lastSeen } = record.beacon
  if (!verifyBeacon(chain, lastSeen.round, lastSeen.signature)) {
    return fail(
      `The value of round ${formatCount(lastSeen.round)}, the last one known at close, is not genuine.`,
    )
  }
  if (!verifyBeacon(chain, round, signature)) {
    return fail(`The value of round ${formatCount(round)} is not what the beacon ${chain.name} published.`)
  }
  const genuine = `The value of round ${formatCount(round)} carries the genuine signature of the beacon ${chain.name}.`
  return pass(chain.local ? `${genuine} ${localBeaconNotice}.` : genuine)
}
