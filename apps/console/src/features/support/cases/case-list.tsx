import { NavLink } from 'react-router'
import type { Rows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Button } from '#parts/controls/button.tsx'
import { useListKeys } from '#parts/controls/use-list-keys.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import type { SupportCase } from './case-table.tsx'
import { type CaseView, caseViews } from './case-views.ts'
import { DueTag } from './due-tag.tsx'
import styles from './cases.module.css'

/** The same cases, narrow, beside the open one. */
export function CaseList({
  cases,
  view,
  search,
}: {
  readonly cases: Rows<SupportCase>
  readonly view: CaseView
  readonly search: string
}) {
  const path = usePath()
  const keys = useListKeys()
  const { rows, isLoading, error, hasMore, isLoadingMore } = cases
  return (
    <Panel
      title={caseViews[view].title}
      isFlush
      footer={
        hasMore && (
          <Button tone="quiet" isLoading={isLoadingMore} onPress={cases.onEndReached}>
            Show more
          </Button>
        )
      }
    >
      {isLoading && !error && <Bars count={5} />}
      {Boolean(error) && <Problem error={error} what="The cases did not load." onRetry={cases.onRetry} />}
      {!isLoading && !error && rows.length === 0 && <Empty title={caseViews[view].empty} />}
      <ul className={styles.list} {...keys}>
        {rows.map(({ code, status, dueAt, username, assignedTo, assignedToName }) => (
          <li key={code}>
            <NavLink to={`${path('support', code)}${search}`}>
              <b>{username ?? 'No account'}</b>
              <small>
                {code}
                {assignedTo !== null && ` · ${assignedToName ?? `Staff ${assignedTo}`}`}
              </small>
              <DueTag status={status} dueAt={dueAt} />
            </NavLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
