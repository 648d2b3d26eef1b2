import { inMember } from '@fairground/database/transaction'
import { minutesWithin } from '@fairground/rules/limits/time-played'
import { readSessions } from '#cashier/queries/sessions.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import { readBiggestWin, readPlaysByKind } from './queries.ts'

export const getPlayStatistics: Handler<'getPlayStatistics'> = (period, { member, session }, { db }) =>
  inMember(db, member.id, async tx => {
    const { id: memberId, currency } = member
    const player = { memberId, playerId: requirePlayer(session), currency }
    const byKind = await readPlaysByKind(tx, player, period)
    const win = await readBiggestWin(tx, player, period)
    const sessions = await readSessions(tx, player, period.from)
    const sums = ({ plays, spent, won }: { plays: number; spent: bigint; won: bigint }) => ({
      plays,
      spent: decimal(spent, currency),
      won: decimal(won, currency),
      net: decimal(won - spent, currency),
    })
    return {
      currencyId: currency,
      ...sums({
        plays: byKind.reduce((sum, { plays }) => sum + plays, 0),
        spent: byKind.reduce((sum, { spent }) => sum + spent, 0n),
        won: byKind.reduce((sum, { won }) => sum + won, 0n),
      }),
      byKind: byKind.map(row => ({ kind: row.kind, ...sums(row) })),
      biggestWin: win
        ? { gameInstanceId: win.id, gameTitle: win.title, amount: decimal(win.amount, currency), at: win.at }
        : null,
      minutes: minutesWithin(sessions, period),
    }
  })
