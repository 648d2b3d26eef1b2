import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import styles from './save-bar.module.css'

export interface SaveBarProps {
  label: string
  /** The form has unsaved changes, so the bar stays in view. */
  dirty: boolean
  saving: boolean
  saved: boolean
  /** The error text for the whole form. */
  problem?: string | undefined
  onUndo?: (() => void) | undefined
}

export function SaveBar({ label, dirty, saving, saved, problem, onUndo }: SaveBarProps) {
  const t = useText()
  return (
    <div className={styles.bar} data-dirty={dirty || undefined}>
      {problem !== undefined && (
        <Note tone="danger" icon="warning" live>
          {problem}
        </Note>
      )}
      <div className={styles.row}>
        <Button type="submit" tone={dirty ? 'primary' : 'secondary'} loading={saving}>
          {label}
        </Button>
        {dirty && onUndo && !saving && (
          <Button tone="ghost" onPress={onUndo}>
            {t('account.undo')}
          </Button>
        )}
        <span className={styles.saved} role="status">
          {saved && !dirty && (
            <>
              <Icon name="check" size="sm" />
              {t('account.saved')}
            </>
          )}
        </span>
      </div>
    </div>
  )
}
