import { useOperation } from '#core/api/use-operation.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import { Facts } from '#parts/values/facts.tsx'
import { When } from '#parts/values/when.tsx'
import { OperatorFrame } from '../operator-frame.tsx'
import { CopyText } from './copy-text.tsx'

const secrets = 'The secrets are sealed when they arrive, and no page shows them again.'

/** Who verifies identities, and with whom players can sign in. */
export function IdentityTab() {
  return (
    <OperatorFrame>
      <Columns kind="even">
        <CheckProviderPanel />
        <SignInPanel />
        <PartnerPanel />
      </Columns>
    </OperatorFrame>
  )
}

function CheckProviderPanel() {
  const query = useOperation('getIdentityCheckProvider', {})
  return (
    <Panel
      title="Identity checks"
      footer={
        <ActButton
          operation="setIdentityCheckProvider"
          fixed={{}}
          title="Set the vendor of identity checks"
          about={`New checks go to this vendor. ${secrets}`}
          submitLabel="Set the vendor"
          done="The vendor is set"
        >
          {query.data?.provider ? 'Replace…' : 'Set the vendor…'}
        </ActButton>
      }
    >
      <Loaded query={query} what="The vendor did not load.">
        {({ provider }) =>
          provider ? (
            <Facts
              isLeft
              facts={[
                { title: 'Vendor', value: toCodeWords(provider.kind) },
                { title: 'Level', value: provider.levelName },
                {
                  title: 'Address for its webhooks',
                  value: <CopyText value={provider.webhookUrl} name="address" />,
                },
                { title: 'Changed', value: <When at={provider.changedAt} /> },
              ]}
            />
          ) : (
            <Empty title="No vendor" icon="scan">
              KYC analysts check documents by hand.
            </Empty>
          )
        }
      </Loaded>
    </Panel>
  )
}

function SignInPanel() {
  return (
    <Panel
      title="Sign-in of players with another account"
      footer={
        <ActButton
          operation="setIdentityProvider"
          fixed={{}}
          title="Let players sign in with an OpenID Connect provider"
          about={`It replaces an earlier provider. The setting "Name of the sign-in provider" is what players read. ${secrets}`}
          submitLabel="Set the provider"
          done="The provider is set"
        >
          Set the provider…
        </ActButton>
      }
    >
      <p>Players can sign in with an account that they have elsewhere, by OpenID Connect.</p>
    </Panel>
  )
}

function PartnerPanel() {
  return (
    <Panel
      title="White-label partner"
      footer={
        <ActButton
          operation="setWhitelabelPartner"
          fixed={{}}
          title="Exchange sessions with a partner"
          about={`It replaces an earlier partner. Players of the partner arrive signed in. ${secrets}`}
          submitLabel="Set the partner"
          done="The partner is set"
        >
          Set the partner…
        </ActButton>
      }
    >
      <p>Players of a partner come to the site signed in, and go back the same way.</p>
    </Panel>
  )
}
