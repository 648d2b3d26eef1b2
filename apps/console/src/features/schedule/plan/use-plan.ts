import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useQueries } from '@tanstack/react-query'
import { call } from '#core/api/call.ts'
import { toQueryKey, useOperation } from '#core/api/use-operation.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { useRights } from '#core/session/rights.ts'
import { type KnownInstance, type ScheduledGame, toRhythm } from './starts.ts'

type Live = NonNullable<OperatorOutput<'getGame'>['live']>

const limit = 200

const toScheduled = ({ game, status }: Live): ScheduledGame => ({
  gameId: game.id,
  title: game.title,
  kind: game.rules.kind,
  status,
  schedule: game.schedule,
})

/** The games with their schedules. */
export const useScheduledGames = () => {
  const memberId = useMemberId()
  const list = useOperation('listGames', { limit })
  const listed = (list.data?.games ?? []).filter(({ status }) => status !== null && status !== 'retired')
  const each = useQueries({
    queries: listed.map(({ gameId }) => ({
      queryKey: toQueryKey(memberId, 'getGame', { gameId }),
      queryFn: () => call('getGame', { gameId }, memberId),
    })),
  })
  const games = each.flatMap(({ data }) => (data?.live ? [toScheduled(data.live)] : []))
  return { list, games, isLoading: list.isLoading || each.some(({ isLoading }) => isLoading) }
}

/** The instances of a period, of the games that are shown run by run. */
export const useInstances = (
  games: readonly ScheduledGame[],
  from: number,
  until: number,
): readonly KnownInstance[] => {
  const memberId = useMemberId()
  const { mayDo } = useRights()
  const rare = mayDo('listInstances') ? games.filter(game => toRhythm(game) === 'rare') : []
  const answers = useQueries({
    queries: rare.map(({ gameId }) => ({
      queryKey: toQueryKey(memberId, 'listInstances', { gameId, from, until, limit }),
      queryFn: () => call('listInstances', { gameId, from, until, limit }, memberId),
    })),
  })
  return answers.flatMap(({ data }) => data?.instances ?? [])
}
