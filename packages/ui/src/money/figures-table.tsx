import type { ReactNode } from 'react'
import { classes } from '#classes.ts'
import styles from './figures-table.module.css'

export interface FiguresTableProps {
  caption: string
  /** Column titles; the first column holds the row header. */
  head: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Only for screen readers, because a chart shows the same figures. */
  visuallyHidden?: boolean
}

export function FiguresTable({ caption, head, rows, visuallyHidden = false }: FiguresTableProps) {
  return (
    <div className={visuallyHidden ? 'vh' : undefined}>
      <table className={classes(styles.table, 'num')}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {figures.map((figure, i) => (
                <td key={head[i + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
