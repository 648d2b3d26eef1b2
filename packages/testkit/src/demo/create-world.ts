import type { DemoApi } from './demo-api.ts'
import { toGameTemplate, toMoneySettings, toOperatorTemplate } from './to-templates.ts'
import type { DemoMember } from './world.ts'

const reason = 'part of the demonstration'
const finance = { maker: 'tom', voter: 'ines' } as const

const ensureOperator = async (api: DemoApi, member: DemoMember): Promise<void> => {
  const admin = await api.as('rosa')
  const { memberId } = await admin.call('createOperator', { operator: toOperatorTemplate(member), reason })
  if (memberId !== member.id) throw new Error(`operator ${member.code} got the number ${memberId}`)
  const settings = toMoneySettings(member)
  if (Object.keys(settings).length > 0)
    await api.decide(memberId, 'changeMoneySettings', { settings, unset: [] }, finance)
}

const findGameIds = async (api: DemoApi, memberId: number): Promise<Set<number>> => {
  const { games } = await (await api.as('rosa')).call('listGames', { limit: 200 }, memberId)
  return new Set(games.filter(({ status }) => status !== null).map(({ gameId }) => gameId))
}

const ensureGames = async (api: DemoApi, member: DemoMember, closeBeforeMs: number): Promise<void> => {
  const known = await findGameIds(api, member.id)
  for (const game of member.games)
    if (!known.has(game.id))
      await api.decide(member.id, 'publishGame', { game: toGameTemplate(game, closeBeforeMs) })
}

/** Creates operators and games as their staff do: one person proposes, another approves. Safe to run again. */
export const createWorld = async (
  api: DemoApi,
  members: readonly DemoMember[],
  closeBeforeMs: number,
): Promise<void> => {
  const { operators } = await (await api.as('rosa')).call('listOperators', {})
  const known = new Set(operators.map(({ code }) => code))
  for (const member of members) if (!known.has(member.code)) await ensureOperator(api, member)
  await Promise.all(members.map(member => ensureGames(api, member, closeBeforeMs)))
}
