import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Link } from 'react-router'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { findGroup } from '../kinds/kind-look.ts'
import type { Start } from '../plan/starts.ts'
import styles from './grid.module.css'

const sourceWords: Readonly<Record<Start['source'], string>> = {
  instance: '',
  planned: 'one-off, planned',
  schedule: '',
}

/** One run in the calendar, with a link to it or to its schedule. */
export function StartBlock({ start }: { readonly start: Start }) {
  const { clock } = useFormat()
  const path = usePath()
  const { mayDo } = useRights()
  const { title, at, kind, source, isClosed, instanceId, gameId } = start
  const href =
    instanceId !== undefined && mayDo('getInstance') ? path('drawRoom', instanceId) : path('schedule', gameId)
  const note = isClosed ? 'closed' : sourceWords[source]
  return (
    <Link
      to={href}
      className={styles.block}
      data-kind={findGroup(kind)}
      data-source={source}
      data-closed={isClosed || undefined}
    >
      <b>{title}</b>
      <span>
        {isClosed && <Icon name="lock" size="sm" />}
        {source === 'planned' && <Icon name="plus" size="sm" />}
        <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
        {note !== '' && ` ${note}`}
      </span>
    </Link>
  )
}
