import { type ReactNode, useId, useState } from 'react'
import { ToolButton } from '#parts/table/bars/tool-button.tsx'
import { createExportFile } from '#parts/table/export/export-file.ts'
import { saveText } from '#parts/table/export/save-text.ts'
import { useTableSettings } from '#parts/table/state/table-settings.tsx'
import type { Figures } from './figures.ts'
import { FiguresList } from './figures-list.tsx'
import styles from './chart-frame.module.css'

export interface ChartFrameProps {
  /** The question that the chart answers, with the unit. */
  readonly title: string
  /** The numbers of the chart; computed when the table or the export is asked for. */
  readonly getFigures: () => Figures
  readonly children: ReactNode
  /** Beside the title: badges, a choice of the period. */
  readonly tools?: ReactNode
  readonly footer?: ReactNode
  /** Further lines of the export, such as the period. */
  readonly facts?: readonly string[] | undefined
}

/** A chart with its title, the same numbers as a table, and their export. */
export function ChartFrame({ title, getFigures, children, tools, footer, facts = [] }: ChartFrameProps) {
  const headingId = useId()
  const [isTable, setIsTable] = useState(false)
  const { getNow, staffName } = useTableSettings()
  const exportFigures = async (): Promise<void> => {
    const { head, rows } = getFigures()
    saveText(
      await createExportFile({
        title,
        filters: [],
        facts,
        time: getNow(),
        person: staffName,
        total: undefined,
        head,
        rows,
      }),
    )
  }
  return (
    <section className={styles.frame} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        <div>{tools}</div>
        <ToolButton
          isQuiet
          icon={isTable ? 'results' : 'grid'}
          label={isTable ? `${title} as a chart` : `${title} as a table`}
          onPress={() => setIsTable(!isTable)}
        >
          {isTable ? 'Chart' : 'Table'}
        </ToolButton>
        {isTable && (
          <ToolButton icon="download" label={`${title} as CSV`} onPress={() => void exportFigures()}>
            CSV
          </ToolButton>
        )}
      </header>
      {isTable ? (
        <FiguresList figures={getFigures()} title={title} />
      ) : (
        <div className={styles.chart}>{children}</div>
      )}
      {footer !== undefined && <footer>{footer}</footer>}
    </section>
  )
}
