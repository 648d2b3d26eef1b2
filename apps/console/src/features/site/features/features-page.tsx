import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useOperation } from '#core/api/use-operation.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { SiteLink } from '../site-link.tsx'
import { FeatureChanges } from './feature-changes.tsx'
import { toFeatureName } from './feature-name.ts'

type Feature = OperatorOutput<'listFeatureFlags'>['features'][number]

function SwitchButton({ feature: { feature, isOn, continues } }: { readonly feature: Feature }) {
  const name = toFeatureName(feature)
  return (
    <ActButton
      operation="setFeatureFlags"
      fixed={{ features: { [feature]: !isOn } }}
      title={isOn ? `Switch ${name} off?` : `Switch ${name} on?`}
      about={
        isOn
          ? `Players no longer have it within seconds. What goes on: ${continues}`
          : 'Players have it within seconds. Open browsers load the configuration again.'
      }
      submitLabel={isOn ? 'Switch it off' : 'Switch it on'}
      cancelLabel="Leave it"
      done={isOn ? `${name} is off` : `${name} is on`}
    >
      {isOn ? 'Switch off…' : 'Switch on…'}
    </ActButton>
  )
}

const columns: readonly Column<Feature>[] = [
  {
    id: 'feature',
    title: 'Feature',
    always: true,
    width: 190,
    cell: ({ feature }) => <b>{toFeatureName(feature)}</b>,
    text: ({ feature }) => toFeatureName(feature),
    sortBy: ({ feature }) => toFeatureName(feature),
  },
  {
    id: 'state',
    title: 'State',
    always: true,
    width: 110,
    cell: ({ isOn }) =>
      isOn ? (
        <Tag tone="good" icon="check">
          On
        </Tag>
      ) : (
        <Tag tone="warn" icon="pause">
          Off
        </Tag>
      ),
    text: ({ isOn }) => (isOn ? 'on' : 'off'),
    sortBy: ({ isOn }) => Number(isOn),
  },
  { id: 'about', title: 'What it is', cell: ({ description }) => description },
  { id: 'continues', title: 'While it is off', cell: ({ continues }) => continues },
  {
    id: 'default',
    title: 'By default',
    width: 100,
    hidden: true,
    cell: ({ isOnByDefault }) => (isOnByDefault ? 'On' : 'Off'),
  },
  {
    id: 'operations',
    title: 'Operations',
    hidden: true,
    cell: ({ operations }) => operations.join(', '),
  },
  {
    id: 'act',
    title: 'Act',
    width: 130,
    always: true,
    cell: feature => <SwitchButton feature={feature} />,
    text: () => '',
  },
]

/** The features of the site, and who switched them. */
export function FeaturesPage() {
  const { data, isPending, error, refetch } = useOperation('listFeatureFlags', {})
  return (
    <Page title="Features" tools={<SiteLink to="maintenance" />}>
      <Stack>
        <DataTable
          title="Features of the site"
          name="features"
          rows={data?.features ?? []}
          columns={columns}
          rowKey={({ feature }) => feature}
          isLoading={isPending}
          error={error}
          onRetry={() => void refetch()}
          filters={[
            { id: 'off', title: 'Off', matches: ({ isOn }) => !isOn },
            {
              id: 'changed',
              title: 'Not as by default',
              matches: ({ isOn, isOnByDefault }) => isOn !== isOnByDefault,
            },
          ]}
          empty={<Empty title="No features" />}
        />
        <FeatureChanges />
      </Stack>
    </Page>
  )
}
