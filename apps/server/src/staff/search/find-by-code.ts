import type { codeKinds } from '@fairground/contract/operator/operations/overview'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { Permission } from '@fairground/contract/operator/permissions'
import { findGrants } from '@fairground/contract/operator/roles'
import { inMember, type Tx } from '@fairground/database/transaction'
import { ticketPlace } from '@fairground/rules/ticket/ticket-id'
import { type OperatorHandler, requireMember, requireStaff } from '../access/operator-handler.ts'
import { newestRow } from '../read-page.ts'
import {
  findDepositByNumber,
  findInstanceByNumber,
  findPlayerByKey,
  findPlayerByNumber,
  findProposalByNumber,
  findTicket,
  findWithdrawalByNumber,
  type NamedByCode,
} from './queries/codes.ts'

type Find = (tx: Tx, memberId: number, code: string) => Promise<NamedByCode | undefined>

const byNumber =
  (max: number, find: (tx: Tx, memberId: number, id: number) => Promise<NamedByCode | undefined>): Find =>
  async (tx, memberId, code) => {
    const id = /^[1-9][0-9]{0,15}$/.test(code) ? Number(code) : 0
    return id > 0 && id <= max ? find(tx, memberId, id) : undefined
  }

const findPlayer: Find = async (tx, memberId, code) =>
  (await byNumber(newestRow, findPlayerByNumber)(tx, memberId, code)) ??
  (await findPlayerByKey(tx, memberId, code.toLowerCase()))

const findTicketByCode: Find = async (tx, memberId, code) => {
  const id = code.toUpperCase()
  const place = ticketPlace(id)
  const found = place && (await findTicket(tx, memberId, place))
  return found && { ...found, id }
}

/** What a code can name. A caller learns that it exists with one of the permissions. */
const searches: {
  readonly [K in (typeof codeKinds)[number]]: { readonly access: readonly Permission[]; readonly find: Find }
} = {
  player: { access: ['players.read'], find: findPlayer },
  ticket: { access: ['players.read', 'draws.read'], find: findTicketByCode },
  instance: { access: ['draws.read'], find: byNumber(newestRow, findInstanceByNumber) },
  deposit: { access: ['money.read'], find: byNumber(Number.MAX_SAFE_INTEGER, findDepositByNumber) },
  withdrawal: {
    access: ['withdrawals.read'],
    find: byNumber(Number.MAX_SAFE_INTEGER, findWithdrawalByNumber),
  },
  proposal: { access: ['proposals.read'], find: byNumber(newestRow, findProposalByNumber) },
}

export const findByCode: OperatorHandler<'findByCode'> = ({ code }, caller, { db }) => {
  const memberId = requireMember(caller).id
  const { grants } = requireStaff(caller)
  const may = (permission: Permission): boolean => findGrants(grants, memberId, permission).length > 0
  return inMember(db, memberId, async tx => {
    const found: OperatorOutput<'findByCode'>['found'] = []
    for (const [kind, { access, find }] of Object.entries(searches)) {
      const row = access.some(may) ? await find(tx, memberId, code.trim()) : undefined
      if (!row) continue
      found.push({
        ...row,
        kind: kind as keyof typeof searches,
        playerId: may('players.read') ? row.playerId : null,
        instanceId: may('draws.read') ? row.instanceId : null,
      })
    }
    return { found }
  })
}
