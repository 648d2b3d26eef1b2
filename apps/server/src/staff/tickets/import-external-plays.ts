import { isCurrencyCode } from '@fairground/rules/money/currencies'
import { parseDecimal } from '@fairground/rules/money/money'
import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { findPlayerByUsername } from '#player/queries/players.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { hasInstance, insertExternalPlay } from '#staff/queries/tickets.ts'

const Amount = Type.String({ pattern: '^[0-9]{1,12}([.][0-9]{1,8})?$' })

/** Tickets that players bought outside the site, for example in a shop. */
const ExternalPlays = Type.Array(
  Type.Object(
    {
      ticketId: Type.String({ minLength: 1, maxLength: 144 }),
      username: Type.String({ minLength: 1, maxLength: 24 }),
      gameInstanceId: Type.Integer({ minimum: 1 }),
      boughtAt: Type.Integer({ minimum: 0 }),
      currencyId: Type.String({ pattern: '^[A-Z]{3}$' }),
      staked: Amount,
      won: Amount,
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 10_000 },
)

const toMinor = (amount: string, currencyId: string): bigint => {
  const money = isCurrencyCode(currencyId) ? parseDecimal(amount, currencyId) : undefined
  if (!money) throw new CommandRefused(`${amount} is not an amount in ${currencyId}`)
  return money.amount
}

const parseFile = (content: string): Static<typeof ExternalPlays> => {
  const parsed: unknown = JSON.parse(content)
  if (!Check(ExternalPlays, parsed)) throw new CommandRefused('the file is not a list of external plays')
  return parsed
}

/** All or none. A play with a known ticket id replaces the stored amounts, so that a win can be added later. */
export const importExternalPlays = (deps: StaffDeps, acting: Acting, content: string): Promise<number> => {
  const plays = parseFile(content)
  return act(deps, acting, 'import-external-plays', async tx => {
    const memberId = acting.member.id
    for (const { username, gameInstanceId: instanceId, ...play } of plays) {
      const player = await findPlayerByUsername(tx, memberId, username)
      if (!player) throw new CommandRefused(`there is no player ${username}`)
      if (!(await hasInstance(tx, memberId, instanceId)))
        throw new CommandRefused(`there is no instance ${instanceId}`)
      const [staked, won] = [toMinor(play.staked, play.currencyId), toMinor(play.won, play.currencyId)]
      await insertExternalPlay(tx, { memberId, playerId: player.id }, { ...play, instanceId, staked, won })
    }
    return { subject: 'external-plays', after: { imported: plays.length }, result: plays.length }
  })
}
