import type { ReactNode } from 'react'
import { usePath } from '#core/operator/use-path.ts'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'

/** The head of the pages of support. */
export function SupportFrame({
  about,
  tools,
  children,
}: {
  readonly about?: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
}) {
  const path = usePath()
  return (
    <Page
      title="Support"
      about={about}
      tools={tools}
      tabs={
        <Tabs
          label="Parts of support"
          tabs={[
            { title: 'Cases', href: path('support'), isExact: true },
            { title: 'Prepared texts', href: path('support', 'macros') },
          ]}
        />
      }
    >
      {children}
    </Page>
  )
}
