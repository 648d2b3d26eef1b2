import { inMember } from '@fairground/database/transaction'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { CommandRefused } from '../act.ts'
import { newestId, readPage } from '../read-page.ts'
import {
  findJournal,
  type LedgerJournal,
  readAccounts,
  readEntries,
  readFunds,
  readJournals,
} from './queries/explorer.ts'

const searchLimit = 20_000
const phases = ['post', 'hold', 'postHold', 'releaseHold'] as const

/** What the operator owes to players against the money at its providers. A player's debt is no money. */
export const getPlayerFunds: OperatorHandler<'getPlayerFunds'> = (_, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const rows = await readFunds(tx, memberId)
    const currencies = rows.map(({ currency, at: _at, lastJournalId: _last, ...sums }) => {
      const { cash, prepaid, prizes, openStakes, jackpots, suspense, atProviders } = sums
      const liability = cash + prepaid + prizes + openStakes + jackpots
      const texts = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, String(sum)]))
      return {
        currency,
        ...(texts as { readonly [K in keyof typeof sums]: string }),
        liability: String(liability),
        surplus: String(atProviders - suspense - liability),
      }
    })
    return { at: Math.floor(rows[0]?.at ?? 0), lastJournalId: rows[0]?.lastJournalId ?? 0, currencies }
  })
}

export const listAccounts: OperatorHandler<'listAccounts'> = (
  { after = 0, limit, ...filter },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readAccounts(tx, memberId, { ...filter, after, limit: count }),
      ({ id }) => id,
    )
    const accounts = rows.map(({ id, balance, onHold, ...row }) => ({
      ...row,
      accountId: id,
      balance: String(balance),
      onHold: String(onHold),
    }))
    return { accounts, next }
  })
}

const toView = ({ id, at, hash, kind, ref, playerId }: LedgerJournal) => ({
  journalId: id,
  kind,
  ref,
  playerId,
  at: Math.floor(at),
  hash: hash.toString('hex'),
})

export const listJournals: OperatorHandler<'listJournals'> = (
  { after = newestId, limit, ...filter },
  caller,
  { db },
) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    let oldestSearched: number | null = null
    const { rows, next } = await readPage(
      { limit },
      async count => {
        const found = await readJournals(tx, memberId, {
          ...filter,
          before: after,
          limit: count,
          searchLimit,
        })
        oldestSearched = found.oldestSearched
        return found.journals
      },
      ({ id }) => id,
    )
    return { journals: rows.map(toView), next: next ?? oldestSearched }
  })
}

export const getJournal: OperatorHandler<'getJournal'> = ({ journalId }, caller, { db }) => {
  const memberId = requireMember(caller).id
  return inMember(db, memberId, async tx => {
    const row = await findJournal(tx, memberId, journalId)
    if (!row) throw new CommandRefused(`there is no journal ${journalId}`)
    const entries = await readEntries(tx, memberId, journalId)
    return {
      journal: toView(row),
      opKey: row.opKey,
      previousHash: row.previousHash.toString('hex'),
      position: row.position,
      isNewest: row.isNewest,
      entries: entries.map(entry => ({
        line: entry.line,
        debit: { accountId: entry.debitId, kind: entry.debitKind, ref: entry.debitRef },
        credit: { accountId: entry.creditId, kind: entry.creditKind, ref: entry.creditRef },
        amount: String(entry.amount),
        currency: entry.currency,
        phase: phases[entry.phase]!,
      })),
    }
  })
}
