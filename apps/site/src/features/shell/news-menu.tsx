import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { useStore } from 'zustand'
import { markNewsRead, newsStore } from '#app/news.ts'
import { useText } from '#app/text.ts'
import { clockTime } from '#shared/date.ts'
import { PopoverOnDemand } from '#shared/popover-on-demand.tsx'
import styles from './news-menu.module.css'

/** The bell: what this session has told, to be read again. */
export function NewsMenu() {
  const t = useText()
  const { news, unread } = useStore(newsStore)
  return (
    <PopoverOnDemand
      label={t('shell.news')}
      renderTrigger={({ ref, expanded, onPress }) => (
        <IconButton
          ref={ref}
          icon="bell"
          size="lg"
          expanded={expanded}
          dot={unread > 0}
          label={unread > 0 ? t('shell.newsUnread', { count: unread }) : t('shell.news')}
          onPress={() => {
            markNewsRead()
            onPress()
          }}
        />
      )}
    >
      <h2>{t('shell.news')}</h2>
      {news.length === 0 ? (
        <p className="small muted">{t('shell.newsNone')}</p>
      ) : (
        <ul className={styles.news}>
          {news.map(({ id, at, title, text }) => (
            <li key={id}>
              <b>{title}</b>
              {text && <p>{text}</p>}
              <span className="meta num">{clockTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </PopoverOnDemand>
  )
}
