import { Card } from '@fairground/ui/parts/card.tsx'
import { FiguresTable, type FiguresTableProps } from '@fairground/ui/parts/figures-table.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '#app/text.ts'
import styles from './plot.module.css'

export interface PlotProps {
  title: string
  text: string
  /** What it is counted by, where there is a choice. */
  choice?: ReactNode
  picture: ReactNode
  table: Pick<FiguresTableProps, 'head' | 'rows'>
}

/** Figures as a picture or as a table. The table is always there for whoever does not see the picture. */
export function Plot({ title, text, choice, picture, table }: PlotProps) {
  const t = useText()
  const [asTable, setAsTable] = useState(false)
  return (
    <Card title={title}>
      <div className={styles.plot}>
        <p className="small muted">{text}</p>
        {choice}
        {!asTable && picture}
        <FiguresTable caption={title} {...table} unseen={!asTable} />
        <TextButton icon={asTable ? 'results' : 'grid'} onPress={() => setAsTable(!asTable)}>
          {t(asTable ? 'saferPlay.plot.asPicture' : 'saferPlay.plot.asTable')}
        </TextButton>
      </div>
    </Card>
  )
}
