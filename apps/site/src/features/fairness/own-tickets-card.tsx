import { Button } from '@fairground/ui/controls/button.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { openModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { sealedCloseQuery } from '#shared/game/sealed-close.ts'
import { SealedNote } from '#shared/game/sealed-note.tsx'
import type { OwnDraw } from './own-receipts.ts'
import styles from './fairness.module.css'

function DrawRow({ draw: { gameInstanceId, receipts, at } }: { draw: OwnDraw }) {
  const t = useText()
  const { data: seal } = useQuery({ ...sealedCloseQuery(gameInstanceId), refetchInterval: false })
  return (
    <li>
      <div>
        <b className="num">{t('fairness.mine.draw', { id: gameInstanceId })}</b>
        <span className="small muted num">
          {t('fairness.mine.receipts', { count: receipts })} · {dayAndTime(at)}
        </span>
        {seal ? <SealedNote seal={seal} /> : <p className="small muted">{t('fairness.mine.notSealed')}</p>}
      </div>
      <TextLink href={`/draws?id=${gameInstanceId}`} iconAfter="next">
        {t('fairness.mine.check')}
        <span className="vh"> {t('fairness.mine.draw', { id: gameInstanceId })}</span>
      </TextLink>
    </li>
  )
}

const shownDraws = 4

/** The latest tickets with receipts in this browser, and whether the log holds the close of their draws. */
export function OwnTicketsCard({ draws }: { draws: readonly OwnDraw[] }) {
  const t = useText()
  const isLoggedIn = usePlayer() !== null
  if (!isLoggedIn)
    return (
      <Card title={t('fairness.mine.title')}>
        <p className={styles.intro}>{t('fairness.mine.logIn')}</p>
        <Button onPress={() => openModal('login', { redirectUrl: '/fairness' })}>{t('common.logIn')}</Button>
      </Card>
    )
  return (
    <Card title={t('fairness.mine.title')}>
      {draws.length === 0 ? (
        <p className="muted">{t('fairness.mine.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {draws.slice(0, shownDraws).map(draw => (
            <DrawRow key={draw.gameInstanceId} draw={draw} />
          ))}
        </ul>
      )}
    </Card>
  )
}
