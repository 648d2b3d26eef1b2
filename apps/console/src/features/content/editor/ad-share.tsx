import type { ContentValue } from '@fairground/contract/operator/content-kinds'
import { useQueries } from '@tanstack/react-query'
import { call } from '#core/api/call.ts'
import { toQueryKey } from '#core/api/use-operation.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { ShareBar } from '#parts/charts/bars/share-bar.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { useThings } from '../model/use-things.ts'
import type { ContentName } from './content-name.ts'
import { toShares } from './to-shares.ts'

type Ad = ContentValue<'ad'>

/** How often this ad is shown beside the live ads of the same place. */
export function AdShare({ name, value }: { readonly name: ContentName; readonly value: object }) {
  const memberId = useMemberId()
  const { things } = useThings()
  const others = things.filter(({ kind, key, live }) => kind === 'ad' && key !== name.key && live.length > 0)
  const queries = useQueries({
    queries: others.map(({ key }) => {
      const input = { kind: 'ad', key, limit: 10 } as const
      return {
        queryKey: toQueryKey(memberId, 'getContent', input),
        queryFn: () => call('getContent', input, memberId),
      }
    }),
  })
  const live = queries.flatMap(({ data }) => {
    const version = data?.versions.find(({ status }) => status === 'live')
    return version ? [{ key: version.key, ad: version.value as Ad }] : []
  })
  const shares = toShares({ key: name.key, ad: value as Ad }, live)
  return (
    <Panel title="Share of this place, by weight">
      {shares.length === 0 ? (
        <p>With the weight 0 it is never shown.</p>
      ) : (
        <ShareBar
          label="Share of this place"
          shares={shares}
          formatShare={share => `${Math.round(share * 100)}%`}
        />
      )}
    </Panel>
  )
}
