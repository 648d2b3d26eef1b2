import { Panel } from '#parts/layout/panel.tsx'
import { When } from '#parts/values/when.tsx'
import type { ShownCase } from './shown-case.ts'
import styles from './case.module.css'

/** What was written, oldest first. */
export function Messages({ shown: { messages, name } }: { readonly shown: ShownCase }) {
  return (
    <Panel title="Messages" isFlush>
      <ol className={styles.messages} aria-label="Messages, oldest first">
        {messages.map(({ by, byName, at, text }, index) => {
          const isSender = by === 'sender'
          return (
            <li key={index} className={styles.message} data-by={isSender ? 'sender' : 'staff'}>
              <header>
                <b>{isSender ? name : (byName ?? by)}</b>
                <When at={at} />
              </header>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
