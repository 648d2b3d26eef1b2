import { useOperation } from '#core/api/use-operation.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { groupNames } from '../words/threshold-words.ts'
import { ThresholdsField, toChangedThresholds } from './thresholds-field.tsx'
import { ThresholdsPanel } from './thresholds-panel.tsx'

function Switch({ isOn }: { readonly isOn: boolean }) {
  return isOn ? (
    <Tag tone="good" icon="check">
      On
    </Tag>
  ) : (
    <Tag>Off</Tag>
  )
}

/** The thresholds and what follows a strong sign without a person. A second person agrees to a change. */
export function RulesPage() {
  const query = useOperation('showProtectionRules', {})
  return (
    <Loaded query={query} bars={8} what="The rules did not load.">
      {({ version, thresholds, actions }) => {
        const values = new Map(thresholds.map(({ name, value }) => [name, value]))
        return (
          <Columns kind="aside">
            <Columns kind="even">
              {groupNames.map(group => (
                <ThresholdsPanel key={group} group={group} values={values} />
              ))}
            </Columns>
            <Stack>
              <Panel
                title="In force"
                about={<Tag>{version === 0 ? 'Defaults' : `Version ${version}`}</Tag>}
                footer="The next plays are judged by a new version. Earlier findings keep theirs."
              >
                <Facts
                  facts={[
                    {
                      title: 'Changed thresholds',
                      value: formatQuantity(toChangedThresholds(thresholds).length, 'change'),
                    },
                    { title: 'Stop promotions', value: <Switch isOn={actions.stopPromotions} /> },
                    { title: 'Offer a limit', value: <Switch isOn={actions.offerLimit} /> },
                    {
                      title: 'Force a break',
                      value:
                        actions.breakHours === null ? <Switch isOn={false} /> : `${actions.breakHours} h`,
                    },
                    { title: 'Hold a mule', value: <Switch isOn={actions.holdMule} /> },
                    {
                      title: 'Refuse while the register is silent',
                      value: <Switch isOn={actions.refuseUnchecked} />,
                    },
                  ]}
                />
                <ProposeButton
                  kind="changeProtection"
                  tone="main"
                  size="lg"
                  icon="users"
                  isFull
                  fixed={{}}
                  initial={{ thresholds: toChangedThresholds(thresholds), actions }}
                  title="Change the rules of safer play"
                  about="What follows a strong sign without a person, and from when a sign counts."
                  labels={{
                    actions: 'What follows a strong sign',
                    'actions.stopPromotions': 'Stop promotions',
                    'actions.offerLimit': 'Offer a limit',
                    'actions.breakHours': 'Force a break of hours',
                    'actions.holdMule': 'Hold withdrawals of a mule',
                    'actions.refuseUnchecked': 'Refuse players while the register is silent',
                  }}
                  fields={{ thresholds: field => <ThresholdsField field={field} /> }}
                  reasons={['Yearly review', 'Guidance of the regulator', 'Too many false flags']}
                >
                  Propose a change…
                </ProposeButton>
              </Panel>
            </Stack>
          </Columns>
        )
      }}
    </Loaded>
  )
}
