import { inMember } from '@fairground/database/transaction'
import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { parseDecimal } from '@fairground/rules/money/money'
import { readAccounts } from '#instances/accounts.ts'
import { decimal } from '#platform/money.ts'
import { requestLane } from '#operation/request-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readCurrencyValues } from '#operator/currency-values.ts'
import { toExchangeFault } from './exchange-fault.ts'

/** Converts only from a currency that the operator has retired, and only to an active one. */
export const convertOldCurrency: Handler<'convertOldCurrency'> = async (
  { requestId, from, to, amount },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  const read = () =>
    inMember(context.db, member.id, async tx => ({
      values: await readCurrencyValues(tx, member),
      accounts: await readAccounts(tx, member.id, playerId),
    }))
  const { values, accounts } = await read()
  const [source, target] = [values.get(from), values.get(to)]
  const isConvertible =
    isCurrencyCode(from) && isCurrencyCode(to) && source?.retired === true && target?.retired === false
  if (!isConvertible || !accounts.some(account => account.accountCurrency === from))
    throw new Refusal('profile.notFound')
  const sum = parseDecimal(amount, from)
  if (!sum) throw new Refusal('request.invalid')
  const answer = await requestLane(context, member.id, 'exchange', {
    opKey: `exchange:${playerId}:${requestId}`,
    playerId,
    from,
    amount: sum.amount,
    to,
  })
  if (!answer.done) throw new Refusal(toExchangeFault(answer.reason))
  return { result: 1, converted: decimal(BigInt(answer.converted), to), accounts: (await read()).accounts }
}
