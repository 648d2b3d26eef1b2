import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { useMemberId } from '#core/operator/current-operator.ts'
import { queryClient } from '#core/query-client.ts'
import { useState } from 'react'

export type Search = Omit<OperatorInput<'searchPlayers'>, 'after' | 'limit'>

const toKey = (memberId: number) => ['search of players', memberId] as const

/**
 * The search of this page. It is kept in the cache and not in the address, because it may be an email or a name: the way
 * back from a player finds it again, and the end of the session forgets it.
 */
export const useLastSearch = (): readonly [Search | undefined, (search: Search | undefined) => void] => {
  const memberId = useMemberId()
  const [search, setSearch] = useState(() => queryClient.getQueryData<Search>(toKey(memberId)))
  const change = (next: Search | undefined): void => {
    if (next === undefined) queryClient.removeQueries({ queryKey: toKey(memberId) })
    else queryClient.setQueryData(toKey(memberId), next)
    setSearch(next)
  }
  return [search, change]
}
