import { useRights } from '#core/session/rights.ts'
import { Button } from '#parts/controls/button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { OperatorFrame } from '../operator-frame.tsx'
import { ChangeButton, type OperatorChange } from '../overview/change-button.tsx'
import { useOperatorView } from '../use-operator-view.ts'
import { ChangeList, useDiff } from './change-list.tsx'
import { type Settings, toChange } from './changed-settings.ts'
import { type SettingGroup, siteSettingGroups } from './setting-groups.ts'
import { SettingsForm } from './settings-form.tsx'
import { useEdits } from './use-edits.ts'

/** Settings that one person changes. Each group is saved by itself. */
export function SettingsTab() {
  const query = useOperatorView()
  return (
    <OperatorFrame>
      <Loaded query={query} bars={12} what="The settings did not load.">
        {({ operator }) => (
          <Stack>
            {siteSettingGroups.map(group => (
              <SettingsPanel key={group.id} group={group} settings={operator.settings as Settings} />
            ))}
          </Stack>
        )}
      </Loaded>
    </OperatorFrame>
  )
}

/** A group of settings with its form. */
export function SettingsPanel({
  group,
  settings,
}: {
  readonly group: SettingGroup
  readonly settings: Settings
}) {
  const { mayDo } = useRights()
  const { edits, saved, value, errors, setEdits } = useEdits(group, settings)
  const toRows = useDiff()
  const rows = toRows(group.schema, saved, value)
  const isChanged = Object.keys(edits).length > 0
  return (
    <Panel
      title={group.title}
      about={<span>{group.about}</span>}
      footer={
        isChanged || !mayDo('changeOperator') ? (
          <>
            {isChanged && <Button onPress={() => setEdits({})}>Undo the changes</Button>}
            <ChangeButton
              tone="main"
              change={toChange(edits) as OperatorChange}
              title={`Change: ${group.title}`}
              about={<ChangeList rows={rows} />}
              disabledReason={errors.length > 0 ? 'Correct the marked fields first' : undefined}
              done="The settings are saved"
              onDone={() => setEdits({})}
            >
              Save…
            </ChangeButton>
          </>
        ) : undefined
      }
    >
      <SettingsForm group={group} saved={saved} value={value} errors={errors} onEdit={setEdits} />
    </Panel>
  )
}
