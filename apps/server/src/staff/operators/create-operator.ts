import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { createMembers } from '#operator/members.ts'
import { actOnPlatform, CommandRefused } from '../act.ts'
import { type OperatorHandler, requireStaff } from '../access/operator-handler.ts'
import { toActor } from '../access/staff-session.ts'
import { createToken } from '../access/tokens.ts'
import { readPage } from '../read-page.ts'
import { requireTimeZone } from './require-time-zone.ts'
import { findTakenName, insertOperator, lockOperators } from './queries.ts'

export const createOperator: OperatorHandler<'createOperator'> = ({ operator, reason }, caller, context) => {
  const { code, hosts, currency, returns } = operator
  if (!isCurrencyCode(currency)) throw new CommandRefused(`there is no currency ${currency}`)
  requireTimeZone(operator.settings)
  if (returns && returns.min > returns.max) throw new CommandRefused('the range of the return is empty')
  const by = { actor: toActor(requireStaff(caller).staffId), reason }
  return actOnPlatform(context, by, 'create-operator', async tx => {
    await lockOperators(tx)
    const siteKey = operator.siteKey ?? createToken()
    const taken = await findTakenName(tx, { code, hosts, siteKey })
    if (taken)
      throw new CommandRefused(`operator ${taken.code} has this code, this site key or one of these hosts`)
    const memberId = await insertOperator(tx, operator, siteKey)
    const address = context.siteAddress.replace('{host}', hosts[0] ?? '')
    return {
      subject: `operator/${memberId}`,
      after: { code, hosts, currency },
      result: { memberId, siteKey, address },
    }
  })
}

export const listOperators: OperatorHandler<'listOperators'> = async ({ after = 0, limit }, _, { db }) => {
  const members = (await createMembers(db).all()).filter(({ id }) => id > after)
  const { rows, next } = await readPage(
    { limit },
    async count => members.slice(0, count),
    ({ id }) => id,
  )
  return {
    operators: rows.map(({ id, code, name, hosts }) => ({ memberId: id, code, name, hosts: [...hosts] })),
    next,
  }
}
