import { Card } from '@fairground/ui/layout/card.tsx'
import { FiguresTable, type FiguresTableProps } from '@fairground/ui/money/figures-table.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '#core/text/text.ts'
import styles from './plot.module.css'

export interface PlotProps {
  title: string
  text: string
  /** A selector for the period. */
  choice?: ReactNode
  picture: ReactNode
  table: Pick<FiguresTableProps, 'head' | 'rows'>
}

/** Figures as a chart or a table. Screen readers always get the table. */
export function Plot({ title, text, choice, picture, table }: PlotProps) {
  const t = useText()
  const [asTable, setAsTable] = useState(false)
  return (
    <Card title={title}>
      <div className={styles.plot}>
        <p className="small muted">{text}</p>
        {choice}
        {!asTable && picture}
        <FiguresTable caption={title} {...table} visuallyHidden={!asTable} />
        <TextButton icon={asTable ? 'results' : 'grid'} onPress={() => setAsTable(!asTable)}>
          {t(asTable ? 'saferPlay.plot.asPicture' : 'saferPlay.plot.asTable')}
        </TextButton>
      </div>
    </Card>
  )
}
