import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { findActive, type Notice } from './notice.ts'
import { noticeLabels, toNoticeFields } from './notice-fields.tsx'
import styles from './notices.module.css'

/** The message on every page. */
export function MessagePanel({ notices }: { readonly notices: readonly Notice[] }) {
  const { moment, zone } = useFormat()
  const message = findActive(notices, 'message')
  const hasAny = notices.some(({ kind }) => kind === 'message')
  return (
    <Panel
      title="Message on every page"
      about={
        message && (
          <Tag tone="info" icon="megaphone">
            Shown
          </Tag>
        )
      }
      footer="Players can hide it. A new message appears again for everyone."
    >
      {message ? (
        <div className={styles.preview}>
          {message.title !== '' && <b>{message.title}</b>}
          <p>{message.text}</p>
          <small>
            Since {moment(message.from)}
            {message.until === null ? '' : `, until ${moment(message.until)}`}
          </small>
        </div>
      ) : (
        <Empty title="No message" icon="megaphone" />
      )}
      <div className={styles.acts}>
        {hasAny && (
          <ActButton
            operation="clearMessage"
            fixed={{}}
            title="Remove the message?"
            about="Open pages lose it within seconds. Planned messages are cancelled too."
            submitLabel="Remove the message"
            cancelLabel="Keep it"
            done="The message is removed"
          >
            Remove messages…
          </ActButton>
        )}
        <ActButton
          operation="setMessage"
          tone="main"
          icon="megaphone"
          fixed={{}}
          title="Show a message on every page"
          about="All visitors see it within seconds, or from the time below. It takes the place of the message that is shown."
          labels={noticeLabels}
          hints={{ from: `Leave it empty to show it at once. In ${zone.replaceAll('_', ' ')} time.` }}
          fields={toNoticeFields('On every page')}
          submitLabel="Show the message"
          done="The message is set"
        >
          Set a message…
        </ActButton>
      </div>
    </Panel>
  )
}
