import { ReturnRange } from '@fairground/contract/operator/operator-settings'
import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { Type } from 'typebox'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { formatQuantity } from '#core/format/numbers.ts'
import { OperatorFrame } from '../operator-frame.tsx'
import { type OperatorView, useOperatorView } from '../use-operator-view.ts'
import { ChangeList, useDiff } from './change-list.tsx'
import { pickSettings, type Settings, toChange } from './changed-settings.ts'
import { OpenProposals } from './open-proposals.tsx'
import { moneySettingGroups, type SettingGroup } from './setting-groups.ts'
import { SettingsForm } from './settings-form.tsx'
import { useEdits } from './use-edits.ts'

/** The range is a column of the operator, and changes by the same proposal. */
const returnsGroup: SettingGroup = {
  id: 'returns',
  title: 'Return to player',
  about: 'A game with another return is refused.',
  names: ['returns'],
  schema: Type.Object({ returns: Type.Optional(ReturnRange) }, { additionalProperties: false }),
}

const groups = [returnsGroup, ...moneySettingGroups]
const all: Pick<SettingGroup, 'names' | 'schema'> = {
  names: groups.flatMap(({ names }) => names),
  schema: Type.Object(
    Object.assign({}, ...groups.map(({ schema }) => (schema as ReturnType<typeof Type.Object>).properties)),
    { additionalProperties: false },
  ),
}

type Range = NonNullable<OperatorView['returns']>

/** The payload of the proposal: the range apart from the settings, and null if any return is accepted. */
const toPayload = (edits: Settings): ProposalPayload<'changeMoneySettings'> => {
  const { returns, ...others } = edits
  return {
    ...(toChange(others) as Omit<ProposalPayload<'changeMoneySettings'>, 'returns'>),
    ...(Object.hasOwn(edits, 'returns') && {
      returns: (returns ?? null) as Range | null,
    }),
  }
}

/** Settings of money: one person proposes all changes together, another approves them. */
export function MoneyTab() {
  const query = useOperatorView()
  return (
    <OperatorFrame>
      <Loaded query={query} bars={12} what="The settings did not load.">
        {({ operator }) => <MoneySettings operator={operator} />}
      </Loaded>
    </OperatorFrame>
  )
}

function MoneySettings({ operator }: { readonly operator: OperatorView }) {
  const settings = { ...(operator.settings as Settings), returns: operator.returns ?? undefined }
  const { edits, value, errors, setEdits } = useEdits(all, settings)
  return (
    <Columns kind="detail">
      <Stack>
        {groups.map(group => (
          <MoneyGroup
            key={group.id}
            group={group}
            settings={settings}
            edits={edits}
            value={value}
            errors={errors}
            setEdits={setEdits}
          />
        ))}
      </Stack>
      <Stack>
        <ChangePanel settings={settings} edits={edits} value={value} errors={errors} setEdits={setEdits} />
        <OpenProposals kind="changeMoneySettings" />
      </Stack>
    </Columns>
  )
}

type EditsOfAll = Pick<ReturnType<typeof useEdits>, 'edits' | 'value' | 'errors' | 'setEdits'> & {
  readonly settings: Settings
}

function MoneyGroup({
  group,
  settings,
  edits,
  value,
  errors,
  setEdits,
}: EditsOfAll & { readonly group: SettingGroup }) {
  const others = Object.fromEntries(Object.entries(edits).filter(([name]) => !group.names.includes(name)))
  return (
    <Panel title={group.title} about={<span>{group.about}</span>}>
      <SettingsForm
        group={group}
        saved={pickSettings(settings, group.names)}
        value={pickSettings(value, group.names)}
        errors={errors}
        onEdit={own => setEdits({ ...others, ...own })}
      />
    </Panel>
  )
}

/** All changes before and after, and the proposal. */
function ChangePanel({ settings, edits, value, errors, setEdits }: EditsOfAll) {
  const toRows = useDiff()
  const rows = toRows(all.schema, pickSettings(settings, all.names), value)
  const count = Object.keys(edits).length
  if (count === 0)
    return (
      <Panel title="Your changes">
        <Empty title="Nothing is changed" icon="check">
          Change a value. Another person of finance approves all changes together.
        </Empty>
      </Panel>
    )
  return (
    <Panel
      title="Your changes"
      about={formatQuantity(count, 'setting')}
      footer={
        <>
          <Button onPress={() => setEdits({})}>Undo the changes</Button>
          <ProposeButton
            kind="changeMoneySettings"
            tone="main"
            fixed={{ returns: undefined, ...toPayload(edits) }}
            title="Propose these settings of money"
            about={<ChangeList rows={rows} />}
            disabledReason={errors.length > 0 ? 'Correct the marked fields first' : undefined}
            onDone={() => setEdits({})}
          >
            Propose…
          </ProposeButton>
        </>
      }
    >
      <ChangeList rows={rows} />
    </Panel>
  )
}
