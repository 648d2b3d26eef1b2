import type { Tx } from '@fairground/database/transaction'
import type { EntrySigner, TypedEntry } from '@fairground/fair/log/entry'
import { findNewestTerm } from './queries/terms.ts'

export type TermEntry = TypedEntry<'term'>

/** The term of a log without a `term` entry. */
const firstTerm = 1

/** The newest `term` entry of the operator's log: its signer alone may sign what follows. */
export const readTerm = async (tx: Tx, memberId: number): Promise<TermEntry | undefined> => {
  const body = await findNewestTerm(tx, memberId)
  return body && (JSON.parse(body.toString('utf8')) as TermEntry)
}

/** The signer is in another term than the log shows. Two persons must log the new term first. */
class TermNotLogged extends Error {
  override name = 'TermNotLogged'
}

/** A statement of another term than the log's makes each record that rests on it invalid, so it never enters the log. */
export const checkStatement = async (
  tx: Tx,
  memberId: number,
  { term }: Pick<EntrySigner, 'term'>,
): Promise<void> => {
  const logged = (await readTerm(tx, memberId))?.term ?? firstTerm
  if (term !== logged)
    throw new TermNotLogged(
      `the signer is in term ${term}, but the public log of operator ${memberId} shows term ${logged}`,
    )
}

/** A game that names the key of a replaced signer could never have a valid draw. */
export const checkSignerKey = async (tx: Tx, memberId: number, key: string): Promise<void> => {
  const logged = await readTerm(tx, memberId)
  if (logged && logged.key !== key)
    throw new TermNotLogged(
      `the signer has another key than that of term ${logged.term} in the public log of operator ${memberId}`,
    )
}

export const checkTerm = async (tx: Tx, memberId: number, { term }: TermEntry): Promise<void> => {
  const logged = (await readTerm(tx, memberId))?.term ?? firstTerm
  if (term <= logged)
    throw new Error(`term ${term} is not newer than term ${logged} in the public log of operator ${memberId}`)
}
