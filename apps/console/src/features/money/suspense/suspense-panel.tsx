import { useOperation } from '#core/api/use-operation.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ItemList } from '#parts/layout/item-list.tsx'
import { ObjectLink } from '#parts/controls/links.tsx'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { useSums } from '#core/operator/use-sums.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { Since } from '#parts/values/when.tsx'
import { SuspenseActs } from './suspense-acts.tsx'
import { flagWords } from './suspense-words.ts'
import { useSuspenseProposals } from './use-suspense-proposals.ts'

const shownItems = 3

/** The first payments that came, but not as ordered. */
export function SuspensePanel() {
  const { amount } = useFormat()
  const toText = useSums()
  const path = usePath()
  const query = useOperation('listSuspense', {})
  const findProposal = useSuspenseProposals()
  const items = query.data?.items ?? []
  return (
    <Panel
      title="Suspense"
      isFlush
      about={items.length > 0 && <Tag>{toText(sumAmounts(items, item => item.amount))}</Tag>}
      tools={<ObjectLink href={path('money', 'suspense')}>All</ObjectLink>}
    >
      <Loaded query={query}>
        {data =>
          data.items.length === 0 ? (
            <Empty title="Nothing is in suspense">All money that came belongs to a player.</Empty>
          ) : (
            <ItemList
              items={data.items.slice(0, shownItems).map(item => ({
                id: item.depositId,
                title: `${amount(item.amount, item.currency)} of ${item.username}`,
                text: (
                  <>
                    <Since at={item.receivedAt} />. {flagWords[item.flag]}:{' '}
                    {amount(item.orderedAmount, item.orderedCurrency)} ordered.
                  </>
                ),
                act: <SuspenseActs item={item} proposalId={findProposal(item.depositId)} />,
              }))}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}
