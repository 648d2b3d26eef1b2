import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { Checklist } from './checklist.tsx'

/** The "ready to sell" checklist. */
export function ReadinessPanel({ hasFirstRun = false }: { readonly hasFirstRun?: boolean }) {
  const query = useOperation('getReadiness', {})
  const path = usePath()
  const open = query.data?.items.filter(({ isReady }) => !isReady).length ?? 0
  return (
    <Panel
      title="Ready to sell"
      isFlush
      about={query.data && <ReadyTag open={open} />}
      tools={
        hasFirstRun &&
        open > 0 && <ButtonLink href={path('operator', 'first-run')}>Go on with the first run</ButtonLink>
      }
    >
      <Loaded query={query} bars={8} what="The checklist did not load.">
        {({ items }) => <Checklist items={items} />}
      </Loaded>
    </Panel>
  )
}

function ReadyTag({ open }: { readonly open: number }) {
  return open === 0 ? (
    <Tag tone="good" icon="check">
      Everything is ready
    </Tag>
  ) : (
    <Tag tone="warn" icon="warning">
      {open} to do
    </Tag>
  )
}
