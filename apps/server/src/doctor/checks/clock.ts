import { roundTime } from '@fairground/fair/beacon/beacon'
import { openBeaconChain } from '#beacon/chain.ts'
import { createBeaconClient } from '#beacon/client.ts'
import type { Check, DoctorDeps } from '../check.ts'
import { fail, ok, warn } from '../finding.ts'
import { readDatabaseClock } from '../queries.ts'

const warnMs = 1000
const failMs = 5000

/** The difference of the database's clock to ours, without the time of the answer. */
const measureDatabase = async ({ database, now }: DoctorDeps): Promise<number> => {
  // The first query opens the connection, which takes longer than the answer.
  await database.ping()
  const before = now()
  const clock = await readDatabaseClock(database.db)
  return clock - (before + now()) / 2
}

/** The difference of the beacon to our clock. Zero while its newest round is as old as a round may be. */
const measureBeacon = async ({ config, now }: DoctorDeps): Promise<number | undefined> => {
  const chain = openBeaconChain(config.beaconChainFile)
  const latest = await createBeaconClient(chain, config.beaconUrls).getLatest()
  if (!latest) return undefined
  const age = now() - roundTime(chain, latest.round)
  const oldest = 2 * chain.period * 1000
  if (age < 0) return -age
  return age > oldest ? oldest - age : 0
}

/** Lanes refuse messages of other clocks, and the signer refuses to sign apart from the beacon. */
export const checkClock: Check = async deps => {
  const differences = {
    database: await measureDatabase(deps),
    beacon: await measureBeacon(deps),
  }
  const wrong = Object.entries(differences).filter(([, ms]) => ms !== undefined && Math.abs(ms) > warnMs)
  if (wrong.length === 0) return ok('this machine, the database and the beacon agree')
  const text = wrong.map(([name, ms = 0]) => `the ${name} differs by ${(ms / 1000).toFixed(1)} s`).join(', ')
  const advice = `${text}. Run NTP on every machine.`
  return wrong.some(([, ms = 0]) => Math.abs(ms) > failMs) ? fail(advice) : warn(advice)
}
