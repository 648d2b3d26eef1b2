import { inMember } from '@fairground/database/transaction'
import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { currencyRatio, exchanged } from '@fairground/rules/money/exchange'
import { parseDecimal } from '@fairground/rules/money/money'
import { readAccounts } from '#instance/accounts.ts'
import { decimal } from '#instance/terms.ts'
import { askLane } from '#operation/ask-lane.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { readCurrencyValues } from '#member/currency-values.ts'

/** Only out of a currency that the operator has retired, and only into one that it still deals in. */
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
  const [given, got] = [values.get(from), values.get(to)]
  const isServed =
    isCurrencyCode(from) && isCurrencyCode(to) && given?.retired === true && got?.retired === false
  if (!isServed || !accounts.some(account => account.accountCurrency === from))
    throw new Refusal('profile.notFound')
  const sum = parseDecimal(amount, from)
  if (!sum) throw new Refusal('request.invalid')
  const answer = await askLane(context, member.id, 'exchange', {
    opKey: `exchange:${playerId}:${requestId}`,
    playerId,
    from,
    amount: sum.amount,
    to,
    converted: exchanged(sum, given.value, to, got.value).amount,
    ratio: currencyRatio(given.value, got.value),
  })
  if (!answer.done) throw new Refusal('rewards.notEnoughFunds')
  return { result: 1, converted: decimal(BigInt(answer.converted), to), accounts: (await read()).accounts }
}
