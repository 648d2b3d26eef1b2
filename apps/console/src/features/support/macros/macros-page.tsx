import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { SupportFrame } from '../support-frame.tsx'
import { MacroButton } from './macro-button.tsx'
import styles from './macros.module.css'

type Macro = PageRow<'listSupportMacros'>

const columns: readonly Column<Macro>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    always: true,
    width: 220,
  },
  {
    id: 'language',
    title: 'Language',
    cell: ({ language }) => language,
    sortBy: ({ language }) => language,
    width: 110,
  },
  { id: 'text', title: 'Text', cell: ({ text }) => text, always: true },
  {
    id: 'acts',
    title: 'Acts',
    text: () => '',
    always: true,
    width: 190,
    cell: macro => (
      <span className={styles.acts}>
        <MacroButton macro={macro}>Change…</MacroButton>
        <ActButton
          operation="removeSupportMacro"
          tone="danger-outline"
          fixed={{ macroId: macro.macroId }}
          title={`Remove the text “${macro.name}”?`}
          about="Answers that were sent stay as they are."
          reasons={['The text is out of date', 'It is not used']}
          submitLabel="Remove the text"
          done="The text is removed"
        >
          Remove…
        </ActButton>
      </span>
    ),
  },
]

/** Prepared texts of answers, per language. */
export function MacrosPage() {
  const macros = useRows('listSupportMacros', {})
  return (
    <SupportFrame tools={<MacroButton>New text…</MacroButton>}>
      <DataTable
        title="Prepared texts"
        name="macros"
        {...macros}
        onEndReached={macros.hasMore ? macros.onEndReached : undefined}
        columns={columns}
        rowKey={({ macroId }) => macroId}
        empty={
          <Empty title="No prepared text yet" icon="document">
            A prepared text answers a question that comes often.
          </Empty>
        }
      />
    </SupportFrame>
  )
}
