import { textAreas, textFilters } from '@fairground/contract/operator/operations/languages'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { pages } from '#core/pages.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { languageHints } from '../language-hints.ts'
import { ExportTexts } from './export-texts.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextTable } from './text-table.tsx'
import { areaWords, filterWords } from './text-words.ts'
import { type TextFilters, useTexts } from './use-texts.ts'
import styles from './texts.module.css'

/** The texts of one language, and the editor of one text beside them. */
export function TextsPage() {
  const { language = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const [reason, setReason] = useState('')
  const [search, setSearch] = useState('')
  const path = usePath()
  const known = useOperation('listLanguages', {}).data?.languages.find(each => each.language === language)
  const filters: TextFilters = {
    language,
    filter: textFilters.find(each => each === params.get('show')) ?? 'all',
    area: textAreas.find(each => each === params.get('area')),
    search,
  }
  const texts = useTexts(filters)
  const openKey = params.get('text') ?? undefined
  const change = (name: string, value: string | undefined): void =>
    setParams(
      before => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const at = texts.rows.findIndex(({ key }) => key === openKey)
  // A link can name a text that is not on the loaded pages.
  const named = useOperation(
    'listTexts',
    { language, search: openKey ?? '' },
    { isEnabled: openKey !== undefined && at < 0 },
  )
  const open = texts.rows[at] ?? named.data?.texts.find(({ key }) => key === openKey)
  return (
    <Page
      title={known?.name ?? language}
      crumbs={[{ title: pages.languages.title, href: path('languages') }]}
      about={known && `${language} · ${known.missing} missing · ${known.changed} to check`}
      tools={
        <>
          {known && (
            <ActButton
              operation="changeLanguage"
              icon="settings"
              fixed={{ language }}
              initial={{ name: known.name, direction: known.direction, fallback: known.fallback }}
              title={`Change ${known.name}`}
              hints={languageHints}
              submitLabel="Save the language"
              done="The language is changed"
            >
              Change…
            </ActButton>
          )}
          <ActButton
            operation="importTexts"
            icon="upload"
            fixed={{ language }}
            initial={{ format: 'xliff' }}
            title="Import a file of texts"
            about="All texts of the file are stored, or none if one of them is wrong. Players see them at once."
            submitLabel="Import the texts"
            done={({ changed, unchanged }) => `${changed} texts changed, ${unchanged} as before`}
          >
            Import…
          </ActButton>
          <ExportTexts {...filters} />
        </>
      }
    >
      <div className={styles.filters}>
        <Chips
          label="Show"
          chips={textFilters.map(id => ({
            id,
            title: filterWords[id],
            count: id === 'all' ? known?.texts : known?.[id],
          }))}
          chosen={filters.filter}
          onChoose={id => change('show', id === 'all' ? undefined : id)}
        />
        <Chips
          label="Area"
          chips={[{ id: 'any', title: 'Everywhere' }, ...textAreas.map(id => ({ id, title: areaWords[id] }))]}
          chosen={filters.area ?? 'any'}
          onChoose={id => change('area', id === 'any' ? undefined : id)}
        />
        <input
          className={styles.search}
          type="search"
          aria-label="Find in keys and texts"
          placeholder="Find in keys and texts"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <Columns kind={open ? 'detail' : 'even'}>
        <TextTable
          texts={texts}
          filter={filters.filter}
          openKey={open?.key}
          onOpen={key => change('text', key)}
          onClose={() => change('text', undefined)}
        />
        {open && (
          <TextEditor
            key={`${language} ${open.key}`}
            language={language}
            text={open}
            reason={reason}
            onReason={setReason}
            onNext={() => change('text', at < 0 ? undefined : texts.rows[at + 1]?.key)}
            onClose={() => change('text', undefined)}
          />
        )}
      </Columns>
    </Page>
  )
}
