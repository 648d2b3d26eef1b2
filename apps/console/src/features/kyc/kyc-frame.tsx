import type { ReactNode } from 'react'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'

const reasons = ['First withdrawal', 'Large amount', 'The data do not match']

/** The head of the pages of analysts, with the acts that need no request. */
export function KycFrame({ about, children }: { readonly about: ReactNode; readonly children: ReactNode }) {
  const path = usePath()
  return (
    <Page
      title="KYC"
      about={about}
      tabs={
        <Tabs
          label="Parts of KYC"
          tabs={[
            { title: 'Queue', href: path('kyc'), isExact: true },
            { title: 'All documents', href: path('kyc', 'documents') },
          ]}
        />
      }
      tools={
        <>
          <ActButton
            operation="requestDocuments"
            icon="document"
            fixed={{}}
            title="Ask a player for documents"
            about="The player sees the text in the account and sends the documents there."
            labels={{ username: 'Username', kind: 'To verify', text: 'The player reads' }}
            reasons={reasons}
            submitLabel="Ask for documents"
            done="The player is asked for documents"
          >
            Ask for documents…
          </ActButton>
          <ActButton
            operation="startIdentityCheck"
            icon="scan"
            fixed={{}}
            title="Start an identity check"
            about="The player is asked to verify their identity at the vendor of the operator. The account shows them the link."
            labels={{ username: 'Username' }}
            reasons={reasons}
            submitLabel="Start the check"
            done={({ requestId }) => `Request ${requestId} shows the player the link`}
          >
            Start identity check…
          </ActButton>
        </>
      }
    >
      {children}
    </Page>
  )
}
