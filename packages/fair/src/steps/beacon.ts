import { verifyBeacon } from '../beacon.ts'
import { counted } from '../words.ts'
import { fail, pass, type SealCheck } from './evidence.ts'

export const localBeaconNotice = 'LOCAL BEACON - NOT PUBLICLY VERIFIABLE'

export const checkBeacon: SealCheck = ({ record }) => {
  const { chain, round, signature, lastSeen } = record.beacon
  if (!verifyBeacon(chain, lastSeen.round, lastSeen.signature)) {
    return fail(
      `The value of round ${counted(lastSeen.round)}, the last seen before sealing, is not genuine.`,
    )
  }
  if (!verifyBeacon(chain, round, signature)) {
    return fail(`The value of round ${counted(round)} is not what the beacon ${chain.name} published.`)
  }
  const genuine = `The value of round ${counted(round)} carries the genuine signature of the beacon ${chain.name}.`
  return pass(chain.local ? `${genuine} ${localBeaconNotice}.` : genuine)
}
