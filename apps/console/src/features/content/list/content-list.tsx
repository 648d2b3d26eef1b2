import { type ContentKind, contentKindNames } from '@fairground/contract/operator/content-kinds'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useNavigate } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column, Filter } from '#parts/table/types.ts'
import { When } from '#parts/values/when.tsx'
import { kindWords } from '../model/kind-words.ts'
import { type Thing, toAuthor, toThingId, toThingTitle } from '../model/things.ts'
import { useThings } from '../model/use-things.ts'
import { NewContent } from './new-content.tsx'
import { StateTags } from './state-tags.tsx'
import styles from './list.module.css'

const toLanguages = ({ live, drafts, scheduled }: Thing): string =>
  [...new Set([...live, ...drafts, ...scheduled].flatMap(({ language }) => language ?? []))]
    .toSorted()
    .join(', ')

const toState = ({ drafts, scheduled }: Thing): string =>
  drafts.length > 0 ? 'Draft' : scheduled.length > 0 ? 'Scheduled' : 'Live'

const columns: readonly Column<Thing>[] = [
  {
    id: 'name',
    title: 'Name',
    always: true,
    cell: thing => (
      <span className={styles.name}>
        <Icon name={kindWords[thing.kind].icon} size="sm" />
        <b>{toThingTitle(thing)}</b>
      </span>
    ),
    text: toThingTitle,
    sortBy: toThingTitle,
  },
  {
    id: 'kind',
    title: 'Kind',
    width: 130,
    cell: ({ kind }) => kindWords[kind].one,
    sortBy: ({ kind }) => kindWords[kind].one,
  },
  {
    id: 'state',
    title: 'State',
    width: 200,
    always: true,
    cell: thing => <StateTags thing={thing} />,
    text: toState,
    sortBy: toState,
  },
  { id: 'languages', title: 'Languages', cell: toLanguages, sortBy: toLanguages },
  {
    id: 'changed',
    title: 'Last change',
    width: 130,
    cell: ({ last }) => <When at={last.createdAt} />,
    text: ({ last }) => new Date(last.createdAt).toISOString(),
    sortBy: ({ last }) => last.createdAt,
  },
  {
    id: 'author',
    title: 'By',
    width: 140,
    cell: ({ last }) => toAuthor(last),
    sortBy: ({ last }) => toAuthor(last),
  },
]

const kindFilter = (kind: ContentKind): Filter<Thing> => ({
  id: kind,
  title: kindWords[kind].many,
  matches: thing => thing.kind === kind,
})

/** First what waits for a person, then the kinds that this site has. */
const toFilters = (things: readonly Thing[]): readonly Filter<Thing>[] => [
  { id: 'draft', title: 'With a draft', matches: ({ drafts }) => drafts.length > 0 },
  { id: 'scheduled', title: 'Scheduled', matches: ({ scheduled }) => scheduled.length > 0 },
  ...contentKindNames.filter(kind => things.some(thing => thing.kind === kind)).map(kindFilter),
]

/** Everything that the operator shows on its site, with what waits to be published. */
export function ContentList() {
  const { things, isLoading, error, onRetry } = useThings()
  const navigate = useNavigate()
  const path = usePath()
  return (
    <Page title="Content" tools={<NewContent things={things} />}>
      <DataTable
        title="On the site"
        name="content"
        rows={things}
        columns={columns}
        rowKey={toThingId}
        filters={toFilters(things)}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        onOpen={({ kind, key }) => void navigate(path('content', kind, key))}
        empty={
          <Empty title="No content yet" icon="document">
            The site shows what the release contains. Begin with a page or a picture.
          </Empty>
        }
      />
    </Page>
  )
}
