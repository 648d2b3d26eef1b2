import type { ReactNode } from 'react'
import { useOperator } from '#core/operator/current-operator.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'
import { parts, useShownParts } from './operator-parts.ts'

/** The page of an operator around one of its parts. */
export function OperatorFrame({
  tools,
  children,
}: {
  readonly tools?: ReactNode
  readonly children: ReactNode
}) {
  const { name } = useOperator()
  const path = usePath()
  const tabs = useShownParts().map(part => ({ title: parts[part].title, href: path('operator', part) }))
  return (
    <Page
      title="Operator"
      about={name}
      tabs={<Tabs label="Parts of the operator" tabs={tabs} />}
      tools={tools}
    >
      {children}
    </Page>
  )
}
