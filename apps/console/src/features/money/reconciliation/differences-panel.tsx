import { useOperation } from '#core/api/use-operation.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ItemList } from '#parts/layout/item-list.tsx'
import { ObjectLink } from '#parts/controls/links.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { movementWords } from './difference-words.ts'
import { ExplainButton } from './explain-button.tsx'

const shownItems = 3

/** The oldest differences between the ledger and the statements of the provider. */
export function DifferencesPanel() {
  const path = usePath()
  const query = useOperation('listDifferences', { state: 'open' })
  const { data } = query
  return (
    <Panel
      title="Reconciliation"
      isFlush
      about={data && data.open > 0 && <Tag tone="warn">{formatQuantity(data.open, 'difference')} open</Tag>}
      tools={<ObjectLink href={path('money', 'reconciliation')}>All days</ObjectLink>}
    >
      <Loaded query={query}>
        {({ differences, comparedAt }) =>
          differences.length === 0 ? (
            <Empty title={comparedAt === null ? 'Nothing is compared yet' : 'No difference is open'}>
              {comparedAt === null ? (
                'The first statement of the provider starts the comparison.'
              ) : (
                <>
                  Compared <When at={comparedAt} />.
                </>
              )}
            </Empty>
          ) : (
            <ItemList
              items={differences.slice(0, shownItems).map(each => ({
                id: each.differenceId,
                title: `${movementWords[each.movement]} ${each.reference}`,
                text: `${each.day}, ${each.provider}. ${each.text}`,
                act: <ExplainButton difference={each} />,
              }))}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}
