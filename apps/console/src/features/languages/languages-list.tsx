import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useNavigate } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { formatCount } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { languageHints } from './language-hints.ts'
import { MailsLink } from './mails-link.tsx'

type Language = OperatorOutput<'listLanguages'>['languages'][number]

function LanguageState({ language: { missing, changed } }: { readonly language: Language }) {
  if (missing > 0)
    return (
      <Tag tone="bad" icon="warning">
        {formatCount(missing)} missing
      </Tag>
    )
  return changed > 0 ? (
    <Tag tone="warn" icon="warning">
      {formatCount(changed)} to check
    </Tag>
  ) : (
    <Tag tone="good" icon="check">
      Complete
    </Tag>
  )
}

const columns: readonly Column<Language>[] = [
  {
    id: 'name',
    title: 'Language',
    always: true,
    cell: ({ name, language }) => (
      <>
        <b>{name}</b> {language}
      </>
    ),
    text: ({ name, language }) => `${name} ${language}`,
    sortBy: ({ name }) => name,
  },
  {
    id: 'state',
    title: 'State',
    width: 150,
    always: true,
    cell: language => <LanguageState language={language} />,
    text: ({ missing, changed }) => `${missing} missing, ${changed} to check`,
    sortBy: ({ missing, changed }) => missing * 10_000 + changed,
  },
  {
    id: 'texts',
    title: 'Texts',
    width: 90,
    align: 'end',
    cell: ({ texts }) => formatCount(texts),
    sortBy: ({ texts }) => texts,
  },
  {
    id: 'missing',
    title: 'Missing',
    width: 90,
    align: 'end',
    cell: ({ missing }) => formatCount(missing),
    sortBy: ({ missing }) => missing,
  },
  {
    id: 'changed',
    title: 'English changed',
    width: 130,
    align: 'end',
    cell: ({ changed }) => formatCount(changed),
    sortBy: ({ changed }) => changed,
  },
  {
    id: 'own',
    title: 'Own texts',
    width: 100,
    align: 'end',
    cell: ({ own }) => formatCount(own),
    sortBy: ({ own }) => own,
  },
  {
    id: 'fallback',
    title: 'Shows if missing',
    width: 140,
    cell: ({ fallback }) => fallback ?? 'English',
  },
  {
    id: 'source',
    title: 'Comes from',
    width: 140,
    cell: ({ isShipped }) => (isShipped ? 'The release' : 'The operator'),
  },
]

/** The languages with what is missing in each. */
export function LanguagesList() {
  const { data, isPending, error, refetch } = useOperation('listLanguages', {})
  const navigate = useNavigate()
  const path = usePath()
  return (
    <Page
      title="Languages"
      tools={
        <>
          <MailsLink />
          <ActButton
            operation="addLanguage"
            tone="main"
            icon="plus"
            fixed={{}}
            initial={{ direction: null, fallback: null }}
            title="Add a language"
            about="Players can choose it at once. It shows English, or another language, where it has no text yet."
            hints={languageHints}
            submitLabel="Add the language"
            done="The language is added"
          >
            Add a language…
          </ActButton>
        </>
      }
    >
      <DataTable
        title="Languages of the site"
        name="languages"
        rows={data?.languages ?? []}
        columns={columns}
        rowKey={({ language }) => language}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        onOpen={({ language }) => void navigate(path('languages', language))}
        filters={[
          { id: 'missing', title: 'With missing texts', matches: ({ missing }) => missing > 0 },
          { id: 'changed', title: 'To check', matches: ({ changed }) => changed > 0 },
        ]}
        empty={
          <Empty title="English only" icon="globe">
            The site has the texts of the release in English. Add a language to translate them.
          </Empty>
        }
      />
    </Page>
  )
}
