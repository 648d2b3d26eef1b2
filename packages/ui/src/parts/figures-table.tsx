import type { ReactNode } from 'react'
import { classes } from '#parts/classes.ts'
import styles from './figures-table.module.css'

export interface FiguresTableProps {
  caption: string
  /** The first column names the row; the others hold its figures. */
  head: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Read out where a picture shows the same to the eye. */
  unseen?: boolean
}

export function FiguresTable({ caption, head, rows, unseen = false }: FiguresTableProps) {
  return (
    <div className={unseen ? 'vh' : undefined}>
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
