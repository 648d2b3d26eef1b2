import type { Rows } from '#core/api/use-rows.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { filterWords } from './text-words.ts'
import type { ListedText, TextFilters } from './use-texts.ts'
import styles from './texts.module.css'

const toShown = ({ own, shipped }: ListedText): string => own ?? shipped ?? ''

function TextState({ text: { isMissing, isChanged, own } }: { readonly text: ListedText }) {
  if (isMissing)
    return (
      <Tag tone="bad" icon="warning">
        Missing
      </Tag>
    )
  if (isChanged)
    return (
      <Tag tone="warn" icon="warning">
        English changed
      </Tag>
    )
  return own === null ? <Tag>Release</Tag> : <Tag tone="info">Own text</Tag>
}

const columns: readonly Column<ListedText>[] = [
  {
    id: 'key',
    title: 'Key',
    always: true,
    cell: ({ key }) => <code className={styles.key}>{key}</code>,
    text: ({ key }) => key,
  },
  { id: 'source', title: 'English', cell: ({ source }) => source },
  {
    id: 'text',
    title: 'Text',
    always: true,
    cell: text => (text.isMissing ? <i className={styles.none}>Players see English</i> : toShown(text)),
    text: toShown,
  },
  {
    id: 'state',
    title: 'State',
    width: 160,
    cell: text => <TextState text={text} />,
    text: ({ isMissing, isChanged, own }) =>
      isMissing ? 'missing' : isChanged ? 'English changed' : own === null ? 'release' : 'own',
  },
]

/** The texts of a language in the order of their keys. */
export function TextTable({
  texts,
  filter,
  openKey,
  onOpen,
  onClose,
}: {
  readonly texts: Rows<ListedText>
  readonly filter: TextFilters['filter']
  readonly openKey: string | undefined
  readonly onOpen: (key: string) => void
  readonly onClose: () => void
}) {
  return (
    <DataTable
      {...texts}
      title="Texts"
      name="texts"
      columns={columns}
      rowKey={({ key }) => key}
      openKey={openKey}
      onOpen={({ key }) => onOpen(key)}
      onClose={onClose}
      onEndReached={texts.hasMore ? texts.onEndReached : undefined}
      rowTone={({ isMissing, isChanged }) => (isMissing ? 'danger' : isChanged ? 'warn' : undefined)}
      empty={
        filter === 'missing' || filter === 'changed' ? (
          <Empty title="Nothing to translate" icon="check">
            No text of this language is {filter === 'missing' ? 'missing' : 'older than its English text'}.
          </Empty>
        ) : (
          <Empty title="No text found" icon="search">
            Nothing matches “{filterWords[filter]}” with these words.
          </Empty>
        )
      }
    />
  )
}
