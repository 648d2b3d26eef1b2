import { useState } from 'react'
import { ToolButton } from '#parts/table/bars/tool-button.tsx'
import type { Figures } from './figures.ts'
import styles from './chart-frame.module.css'

/** A live series has more numbers than a person reads; the export carries all of them. */
const step = 200

export function FiguresList({ figures, title }: { readonly figures: Figures; readonly title: string }) {
  const [shown, setShown] = useState(step)
  const { head, rows } = figures
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the region.
    <div className={styles.figures} tabIndex={0} role="region" aria-label={`${title}, numbers`}>
      <table>
        <thead>
          <tr>
            {head.map(each => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(([name, ...numbers], row) => (
            <tr key={`${row}-${name}`}>
              <th scope="row">{name}</th>
              {numbers.map((number, at) => (
                <td key={head[at + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <p>
          {shown} of {rows.length.toLocaleString('en-GB')} lines.{' '}
          <ToolButton isQuiet onPress={() => setShown(shown + step)}>
            Show more
          </ToolButton>
        </p>
      )}
    </div>
  )
}
