import { formatCount } from '#core/format/numbers.ts'
import { splitCamelCase } from '#parts/form/words/to-words.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import { Since } from '#parts/values/when.tsx'
import type { System } from './judge-system.ts'
import styles from './system.module.css'

const states: Readonly<Record<string, { readonly words: string; readonly tone: Tone }>> = {
  created: { words: 'Waits', tone: 'neutral' },
  retry: { words: 'Waits for another try', tone: 'warn' },
  active: { words: 'Runs', tone: 'info' },
  failed: { words: 'Failed', tone: 'bad' },
}

/** Work of the workers: what waits, what runs and what failed. */
export function JobsPanel({ jobs }: Pick<System, 'jobs'>) {
  return (
    <Panel title="Jobs of the workers" isFlush>
      {jobs.length === 0 ? (
        <Empty title="No job waits">Workers take new ones within seconds.</Empty>
      ) : (
        <ScrollArea label="Jobs, as a table">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Job</th>
                <th scope="col">State</th>
                <th scope="col">Number</th>
                <th scope="col">Oldest</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ name, state, count, oldest }) => {
                const known = Object.hasOwn(states, state) ? states[state] : undefined
                return (
                  <tr key={`${name} ${state}`}>
                    <th scope="row">{splitCamelCase(name)}</th>
                    <td>
                      <Tag tone={known?.tone ?? 'neutral'}>{known?.words ?? state}</Tag>
                    </td>
                    <td>{formatCount(count)}</td>
                    <td>{oldest === null ? 'none' : <Since at={oldest} />}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </Panel>
  )
}
