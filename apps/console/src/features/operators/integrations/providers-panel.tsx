import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { useRows } from '#core/api/use-rows.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './providers-panel.module.css'

type Provider = OperatorOutput<'listPaymentProviders'>['providers'][number]
type TestResult = OperatorOutput<'testPaymentProvider'>

const kindWords = { adyen: 'Adyen', stripe: 'Stripe', sandbox: 'Sandbox' } as const satisfies Readonly<
  Record<Provider['kind'], string>
>

const statusWords = {
  draft: { words: 'Draft', tone: 'neutral' },
  current: { words: 'In use', tone: 'good' },
  former: { words: 'Earlier orders only', tone: 'neutral' },
} as const satisfies Readonly<Record<Provider['status'], { readonly words: string; readonly tone: Tone }>>

/** The saved payment providers, with their acts. The secrets are written and never shown. */
export function ProvidersPanel() {
  const { rows, isLoading, error, onRetry, hasMore, onEndReached } = useRows('listPaymentProviders', {})
  const save = (
    <ActButton
      operation="savePaymentProvider"
      tone={rows.length === 0 ? 'main' : 'plain'}
      icon="plus"
      fixed={{}}
      title="Save a payment provider"
      about="It is saved as a draft. The keys are sealed when they arrive, and no page shows them again. New keys of the same account replace the earlier ones."
      submitLabel="Save as a draft"
      done={({ name }) => `${name} is saved. Test it next`}
    >
      Add a provider…
    </ActButton>
  )
  return (
    <Panel title="Payment providers" isFlush tools={rows.length > 0 && save}>
      {error ? <Problem error={error} what="The providers did not load." onRetry={onRetry} /> : null}
      {isLoading && <Bars />}
      {!isLoading && !error && rows.length === 0 && (
        <Empty title="No provider of its own" icon="card" act={save}>
          The operator uses the provider of the installation, if it has one.
        </Empty>
      )}
      <ul className={styles.list}>
        {rows.map(provider => (
          <ProviderLine key={provider.providerId} provider={provider} />
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          <Button onPress={onEndReached}>Show earlier ones</Button>
        </div>
      )}
    </Panel>
  )
}

function ProviderLine({ provider }: { readonly provider: Provider }) {
  const [tested, setTested] = useState<TestResult>()
  const { providerId, name, kind, account, status } = provider
  const { words, tone } = statusWords[status]
  return (
    <li className={styles.provider}>
      <div className={styles.head}>
        <b>{name}</b>
        <Tag tone={tone}>{words}</Tag>
        <span className={styles.acts}>
          <ActButton
            operation="testPaymentProvider"
            fixed={{ providerId }}
            title={`Test ${name}`}
            about="The provider is called with the saved keys. It moves no money."
            submitLabel="Test"
            reasons={['Check of the keys']}
            done={({ works }) => (works ? `${name} answers` : `${name} did not answer as it should`)}
            onDone={setTested}
          >
            Test…
          </ActButton>
          {status === 'draft' && (
            <ProposeButton
              kind="usePaymentProvider"
              tone="main"
              fixed={{ providerId, account }}
              title={`Use ${name} for new payments`}
              about={`New payments go to the account ${account} at ${kindWords[kind]}. Earlier orders stay with their provider.`}
            >
              Use…
            </ProposeButton>
          )}
        </span>
      </div>
      {tested && (
        <Note tone={tested.works ? 'good' : 'bad'} icon={tested.works ? 'check' : 'warning'}>
          {tested.works
            ? 'The provider answers with these keys.'
            : `The test failed. ${tested.problem ?? ''}`}
        </Note>
      )}
      <Facts
        isLeft
        facts={[
          { title: 'Provider', value: kindWords[kind] },
          { title: 'Account', value: account },
          {
            title: 'Address for its webhooks',
            value: <CopyText value={provider.webhookUrl} name="address" />,
          },
          { title: 'Saved', value: <When at={provider.createdAt} /> },
        ]}
      />
    </li>
  )
}
