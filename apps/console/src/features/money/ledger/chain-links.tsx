import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { usePath } from '#core/operator/use-path.ts'
import { ObjectLink } from '#parts/controls/links.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import styles from './ledger.module.css'

/** The journal before, this one and whether another follows. Each hash contains the hash before it. */
export function ChainLinks({ detail }: { readonly detail: OperatorOutput<'getJournal'> }) {
  const path = usePath()
  const { journal, previousHash, position, isNewest } = detail
  const before = journal.journalId - 1
  return (
    <ol className={styles.chain}>
      <li>
        <span>
          {before > 0 ? (
            <ObjectLink href={path('money', 'ledger', 'journals', before)}>Journal {before}</ObjectLink>
          ) : (
            'Beginning'
          )}
        </span>
        <Hash value={previousHash} name="hash of the journal before" />
      </li>
      <li data-current>
        <span>
          <b>Journal {journal.journalId}</b>, place {position}
        </span>
        <Hash value={journal.hash} name="hash of this journal" />
      </li>
      <li>
        {isNewest ? (
          <Tag tone="info">The newest journal</Tag>
        ) : (
          <ObjectLink href={path('money', 'ledger', 'journals', journal.journalId + 1)}>
            Journal {journal.journalId + 1}
          </ObjectLink>
        )}
      </li>
    </ol>
  )
}
