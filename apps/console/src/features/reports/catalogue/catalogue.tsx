import { Link, useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { DefinitionDetail } from './definition-detail.tsx'
import styles from '../reports.module.css'

/** All reports with what they contain. One of them is open beside the list. */
export function Catalogue() {
  const { name } = useParams()
  const path = usePath()
  const query = useOperation('listReports', {})
  const open = query.data?.reports.find(each => each.name === name)
  return (
    <Columns kind="even">
      <Panel title="All reports" isFlush>
        <Loaded query={query}>
          {({ reports }) => (
            <ul className={styles.definitions}>
              {reports.map(each => (
                <li key={each.name}>
                  <Link
                    to={path('reports', 'catalogue', each.name)}
                    aria-current={each.name === name ? 'page' : undefined}
                  >
                    <b>{each.title}</b> {each.hasPersonalData && <Tag tone="warn">Single players</Tag>}
                    <p>{each.about}</p>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
      {open ? (
        <DefinitionDetail key={open.name} definition={open} />
      ) : (
        <Panel title="No report chosen">
          <Empty title="Choose a report" icon="results">
            Its columns, its definition and the ways to make it appear here.
          </Empty>
        </Panel>
      )}
    </Columns>
  )
}
