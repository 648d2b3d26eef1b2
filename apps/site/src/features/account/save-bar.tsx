import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useText } from '#app/text.ts'
import styles from './save-bar.module.css'

export interface SaveBarProps {
  label: string
  /** Something was typed that is not saved: the bar stays in view until it is. */
  dirty: boolean
  saving: boolean
  saved: boolean
  /** What the refusal says, where it is not about one field. */
  problem?: string | undefined
  onUndo?: (() => void) | undefined
}

/** The end of a form. */
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
