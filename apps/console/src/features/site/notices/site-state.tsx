import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useOperator } from '#core/operator/current-operator.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Since } from '#parts/values/when.tsx'
import { findActive, findPlanned, type Notice } from './notice.ts'
import { noticeLabels, toNoticeFields } from './notice-fields.tsx'
import styles from './notices.module.css'

const confirmWord = 'MAINTENANCE'

function CloseButton({ isPlan }: { readonly isPlan: boolean }) {
  const { zone } = useFormat()
  return (
    <ActButton
      operation="setMaintenance"
      tone={isPlan ? 'plain' : 'danger'}
      icon={isPlan ? 'clock' : 'pause'}
      fixed={isPlan ? {} : { from: undefined }}
      title={isPlan ? 'Plan maintenance' : 'Close the site now?'}
      about={
        isPlan
          ? 'The site closes at the time below. Draws that are due still run; players cannot buy for them meanwhile.'
          : 'Every open browser goes to the maintenance page. Draws that are due still run; players cannot buy for them meanwhile.'
      }
      labels={noticeLabels}
      hints={{ until: `The page counts down to it. In ${zone.replaceAll('_', ' ')} time.` }}
      fields={toNoticeFields('On the maintenance page')}
      confirmWord={confirmWord}
      reasons={['Planned maintenance', 'Incident', 'Release']}
      submitLabel={isPlan ? 'Plan maintenance' : 'Close the site'}
      cancelLabel="Keep the site open"
      done={isPlan ? 'Maintenance is planned' : 'The site is closed'}
    >
      {isPlan ? 'Plan maintenance…' : 'Close the site now…'}
    </ActButton>
  )
}

/** The state of the site in words large enough to be seen from across the room. */
export function SiteState({ notices }: { readonly notices: readonly Notice[] }) {
  const { moment } = useFormat()
  const { name, address } = useOperator()
  const closed = findActive(notices, 'maintenance')
  const next = findPlanned(notices).find(({ kind }) => kind === 'maintenance')
  return (
    <Panel
      title="State of the site"
      footer={
        <a className={styles.link} href={address} target="_blank" rel="noreferrer">
          Open {name} in a new tab
        </a>
      }
    >
      <div className={styles.state} data-closed={closed !== undefined || undefined} aria-live="polite">
        <Icon name={closed ? 'pause' : 'check'} />
        <div>
          <strong>{closed ? 'Closed for players' : 'Open'}</strong>
          {closed ? (
            <span>
              For <Since at={closed.from} />
              {closed.until === null ? ', without an end' : `, until ${moment(closed.until)}`}
            </span>
          ) : (
            <span>{next ? `Closes ${moment(next.from)}` : 'No maintenance is planned'}</span>
          )}
        </div>
      </div>
      {closed && (
        <div className={styles.preview}>
          <small>Players read on the maintenance page</small>
          {closed.title !== '' && <b>{closed.title}</b>}
          <p>{closed.text}</p>
        </div>
      )}
      <div className={styles.acts}>
        {(closed || next) && (
          <ActButton
            operation="endMaintenance"
            tone={closed ? 'main' : 'plain'}
            icon="play"
            fixed={{}}
            title={closed ? 'Open the site?' : 'Cancel planned maintenance?'}
            about="Players can use the site. Planned maintenance is cancelled too."
            submitLabel={closed ? 'Open the site' : 'Cancel the maintenance'}
            cancelLabel={closed ? 'Keep it closed' : 'Keep the plan'}
            done={closed ? 'The site is open' : 'The maintenance is cancelled'}
          >
            {closed ? 'Open the site…' : 'Cancel all planned maintenance…'}
          </ActButton>
        )}
        <CloseButton isPlan />
        {!closed && <CloseButton isPlan={false} />}
      </div>
    </Panel>
  )
}
