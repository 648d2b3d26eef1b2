import { readFileSync } from 'node:fs'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { formatKey, type NoteKey } from '@fairground/fair/log/note'
import type { NoteSigner } from '@fairground/fair/log/checkpoint'
import type { Member } from '#operator/members.ts'
import { openSigningKey } from '#platform/keys.ts'
import { findPlatformTerm, logTerm } from './log-term.ts'
import { logPolicy, requirePolicy } from './policy.ts'
import { findLog, insertLog } from './queries/entries.ts'

export interface LogSettings {
  readonly keyFolder: string
  /** Public address of a site. `{host}` stands for the operator's host. */
  readonly siteAddress: string
  /** The lines `witness`, `group` and `quorum` of the policy, for operators without their own. */
  readonly witnessPolicy: string
}

export const readWitnessPolicy = (file: string | undefined): string =>
  file === undefined ? 'quorum none\n' : readFileSync(file, 'utf8')

/** The origins at which the witnesses of the policy answer. */
export const findWitnessOrigins = (witnessPolicy: string): string[] => {
  const addresses = witnessPolicy.split('\n').flatMap(line => /^witness \S+ \S+ (\S+)$/.exec(line)?.[1] ?? [])
  return [...new Set(addresses.map(address => new URL(address).origin))]
}

type LogOwner = Pick<Member, 'id' | 'code' | 'hosts'>

const getHost = ({ hosts, code }: LogOwner): string => hosts[0] ?? code

/** Creates the key if it does not exist. */
export const openLogKey = (keyFolder: string, member: LogOwner): NoteSigner => {
  const key = openSigningKey(keyFolder, `log-${member.id}`)
  return {
    name: `${getHost(member)}/fair/${member.id}`,
    type: 1,
    publicKey: key.publicKey,
    sign: message => key.sign(message),
  }
}

/** The log's key signs checkpoints. Its name is the origin, which stays when the operator moves to another host. */
export const openLog = async (db: Database, member: Member, settings: LogSettings): Promise<NoteSigner> => {
  const key = openLogKey(settings.keyFolder, member)
  const { origin, size } = await inMember(db, member.id, async tx => {
    await insertLog(tx, member.id, key.name, key.publicKey)
    const log = await findLog(tx, member.id)
    if (!log || !log.public_key.equals(key.publicKey))
      throw new Error(`the key of the log of operator ${member.id} is not the one that it started with`)
    return log
  })
  const log: NoteKey = { name: origin, type: 1, publicKey: key.publicKey }
  const host = getHost(member)
  const url = `${settings.siteAddress.replace('{host}', host)}/fair/${member.id}`
  const witnesses = member.settings.witnessPolicy ?? settings.witnessPolicy
  const policy = requirePolicy(`log ${formatKey(log)} ${url}\n${witnesses}`)
  const term = size === 0n ? await findPlatformTerm(db) : undefined
  await inMember(db, member.id, async tx => {
    await logPolicy(tx, member.id, policy)
    if (term) await logTerm(tx, member.id, term)
  })
  return { ...log, sign: message => key.sign(message) }
}
