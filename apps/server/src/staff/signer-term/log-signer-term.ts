import { inMember, type Tx } from '@fairground/database/transaction'
import { findPosition } from '#lifecycle/signer-position.ts'
import { createMembers, type Member } from '#operator/members.ts'
import { isSameTerm, logTerm } from '#public-log/log-term.ts'
import { findLog } from '#public-log/queries/entries.ts'
import { readTerm, type TermEntry } from '#public-log/signer-term.ts'
import type { StatusAnswer } from '#signer/protocol.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { lockAuditLog } from '../queries/audit-entries.ts'
import { readTermFile } from './read-term-file.ts'

/** Reads the state of every configured signer; undefined for one that does not answer. */
export type ReadSigners = () => Promise<readonly (StatusAnswer | undefined)[]>

/**
 * Writes the new term of the signer into the public log of every operator. After the entry, statements of the earlier
 * term do not count any more. A repetition changes nothing.
 */
export const logSignerTerm = async (
  deps: StaffDeps & { readonly readSigners: ReadSigners },
  by: Omit<Acting, 'member'>,
  content: string,
): Promise<readonly string[]> => {
  const term = readTermFile(content)
  checkConfirmed(term, await deps.readSigners())
  const members = await createMembers(deps.db).all()
  // One operator that refuses stops the command before it changes another one.
  for (const { id } of members) await inMember(deps.db, id, tx => checkNewer(tx, id, term))
  const lines: string[] = []
  for (const member of members) lines.push(`${member.code}: ${await logFor(deps, { ...by, member }, term)}`)
  return lines
}

/** The signer that holds the term must say the same as the file, and no other one may have a newer term. */
const checkConfirmed = (
  { term, key, k, head }: TermEntry,
  signers: readonly (StatusAnswer | undefined)[],
): void => {
  const answered = signers.filter(each => each !== undefined)
  if (answered.some(each => each.term > term))
    throw new CommandRefused(`a signer has a newer term than ${term}`)
  const isConfirmed = answered
    .filter(({ mode }) => mode === 'active' || mode === 'unconfirmed')
    .some(
      ({ term: held, signerKey, termStart }) =>
        held === term && signerKey === key && termStart.k === k && termStart.head === head,
    )
  if (!isConfirmed) throw new CommandRefused(`no signer confirms term ${term} with this key, k and head`)
}

const checkNewer = async (tx: Tx, memberId: number, term: TermEntry): Promise<void> => {
  const logged = await readTerm(tx, memberId)
  if (isSameTerm(logged, term)) return
  if (term.term <= (logged?.term ?? 1))
    throw new CommandRefused(`term ${term.term} is not newer than the one in the public log`)
  const newest = await findPosition(tx, memberId)
  if (newest && newest.k >= term.k)
    throw new CommandRefused(`the signer of term ${term.term} lacks entry ${newest.k} of the public log`)
}

const logFor = async (
  deps: StaffDeps,
  acting: Acting & { readonly member: Member },
  term: TermEntry,
): Promise<string> => {
  const { id } = acting.member
  const state = await inMember(deps.db, id, async tx => {
    if (!(await findLog(tx, id))) return 'it has no public log yet, which will start with the term'
    return isSameTerm(await readTerm(tx, id), term) ? `term ${term.term} is in the public log` : undefined
  })
  return state ?? act(deps, acting, 'log-signer-term', tx => writeTerm(tx, acting, term))
}

const writeTerm = async (tx: Tx, { member }: Acting, term: TermEntry) => {
  await lockAuditLog(tx, member.id)
  const before = (await readTerm(tx, member.id)) ?? null
  await logTerm(tx, member.id, term)
  return {
    subject: `signer-term/${term.term}`,
    before,
    after: { term },
    result: `term ${term.term} logged`,
  }
}
