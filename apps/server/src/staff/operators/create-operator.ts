import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { createMembers } from '#operator/members.ts'
import { actOnPlatform, CommandRefused } from '../act.ts'
import { type OperatorHandler, requireStaff } from '../access/operator-handler.ts'
import { toActor } from '../access/staff-session.ts'
import { createToken } from '../access/tokens.ts'
import { findTakenName, insertOperator, lockOperators } from './queries.ts'

export const createOperator: OperatorHandler<'createOperator'> = ({ operator, reason }, caller, context) => {
  const { code, hosts, currency } = operator
  if (!isCurrencyCode(currency)) throw new CommandRefused(`there is no currency ${currency}`)
  const by = { actor: toActor(requireStaff(caller).staffId), reason }
  return actOnPlatform(context, by, 'create-operator', async tx => {
    await lockOperators(tx)
    const taken = await findTakenName(tx, operator)
    if (taken) throw new CommandRefused(`operator ${taken.code} has this code or one of these hosts`)
    const siteKey = createToken()
    const memberId = await insertOperator(tx, operator, siteKey)
    const address = context.siteAddress.replace('{host}', hosts[0] ?? '')
    return {
      subject: `operator/${memberId}`,
      after: { code, hosts, currency },
      result: { memberId, siteKey, address },
    }
  })
}

export const listOperators: OperatorHandler<'listOperators'> = async (_, __, { db }) => ({
  operators: (await createMembers(db).all()).map(({ id, code, name, hosts }) => ({
    memberId: id,
    code,
    name,
    hosts: [...hosts],
  })),
})
