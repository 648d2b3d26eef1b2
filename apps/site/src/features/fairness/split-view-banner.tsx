import { Button } from '@fairground/ui/controls/button.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Wrap } from '@fairground/ui/layout/page.tsx'
import { useStore } from 'zustand'
import { keptPolicy } from '#core/public-log/kept-stores.ts'
import { logStore } from '#core/public-log/log-keeper.ts'
import { useText } from '#core/text/text.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import styles from './split-view-banner.module.css'

/** The operator showed this browser two histories. The notes that it signed are the proof. */
export function SplitViewBanner() {
  const t = useText()
  const notes = useStore(logStore, state => state.notes)
  const reported = keptPolicy.read()?.reportedTo?.length ?? 0
  if (!notes) return null
  const save = (): void => saveFile(new Blob([notes.join('\n')], { type: 'text/plain' }), 'split-view.txt')
  return (
    <aside className={styles.banner} aria-label={t('fairness.split.title')}>
      <Wrap className={styles.strip}>
        <Icon name="warning" size="lg" />
        <div className={styles.text} role="alert">
          <b>{t('fairness.split.title')}</b>
          <p>
            {t('fairness.split.text')} {reported > 0 && t('fairness.split.reported', { count: reported })}{' '}
            <InlineLink href="/fairness">{t('fairness.split.more')}</InlineLink>
          </p>
        </div>
        <Button size="sm" icon="download" onPress={save}>
          {t('fairness.split.save')}
        </Button>
      </Wrap>
    </aside>
  )
}
