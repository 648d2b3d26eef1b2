import { Card } from '@fairground/ui/layout/card.tsx'
import { FiguresTable, type FiguresTableProps } from '@fairground/ui/money/figures-table.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { type ReactNode, useState } from 'react'
import styles from './plot.module.css'

export interface PlotProps {
  title: string
  text: string
  /** A selector for the period. */
  choice?: ReactNode
  picture: ReactNode
  table: Pick<FiguresTableProps, 'head' | 'rows'>
  /** The texts of the button that switches between chart and table. */
  words: { readonly asPicture: string; readonly asTable: string }
}

/** Figures as a chart or a table. Screen readers always get the table. */
export function Plot({ title, text, choice, picture, table, words }: PlotProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Card title={title}>
      <div className={styles.plot}>
        <p className="small muted">{text}</p>
        {choice}
        {!asTable && picture}
        <FiguresTable caption={title} {...table} visuallyHidden={!asTable} />
        <TextButton icon={asTable ? 'results' : 'grid'} onPress={() => setAsTable(!asTable)}>
          {asTable ? words.asPicture : words.asTable}
        </TextButton>
      </div>
    </Card>
  )
}
