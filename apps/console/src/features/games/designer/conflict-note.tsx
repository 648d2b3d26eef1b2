import { formatQuantity } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { ChangeList } from '../versions/change-list.tsx'
import { diffGames } from '../versions/diff-games.ts'
import type { Draft } from './use-draft.ts'
import styles from './designer.module.css'

/** Both versions of a draft that two people changed at the same time. Nothing is stored until one is chosen. */
export function ConflictNote({ draft }: { readonly draft: Draft }) {
  const { clock } = useFormat()
  const money = useMoneyFormat()
  const { conflict, game } = draft
  if (!conflict) return null
  const changes = diffGames(conflict.game, game, { money })
  const name = conflict.changedByName ?? 'Another person'
  return (
    <div role="alert">
      <Note tone="warn" icon="warning">
        <div className={styles.conflict}>
          <p>
            <b>
              {name} changed this draft at {clock(conflict.changedAt)}.
            </b>{' '}
            Yours differs in {formatQuantity(changes.length, 'field')}. Yours is not saved yet.
          </p>
          <ChangeList changes={changes} before="theirs" after="yours" />
          <span className={styles.row}>
            <Button onPress={draft.takeTheirs}>Take theirs</Button>
            <Button tone="main" onPress={draft.keepMine}>
              Keep mine and save
            </Button>
          </span>
        </div>
      </Note>
    </div>
  )
}
