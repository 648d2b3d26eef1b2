import { contentKinds } from '@fairground/contract/operator/content-kinds'
import { useRights } from '#core/session/rights.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { SchemaForm } from '#parts/form/schema-form.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { kindWords } from '../model/kind-words.ts'
import type { Thing } from '../model/things.ts'
import type { EditorProps } from './content-name.ts'
import type { Draft } from './use-draft.ts'
import { toFields, valueHints, valueLabels } from './value-fields.tsx'
import styles from './editor.module.css'

const findState = (thing: Thing | undefined, language: string): string => {
  const has = (versions: readonly { readonly language: string | null }[] = []) =>
    versions.some(each => each.language === language)
  if (has(thing?.drafts)) return 'draft'
  return has(thing?.live) ? 'live' : has(thing?.scheduled) ? 'scheduled' : 'missing'
}

/** The values of the draft. Texts have a language, which is chosen above them. */
export function ValuePanel({
  name,
  thing,
  languages,
  onLanguage,
  draft,
}: EditorProps & { readonly draft: Draft }) {
  const { mayDo } = useRights()
  const isReadOnly = !mayDo('saveContentDraft')
  const { kind, language } = name
  const missing = (languages ?? []).filter(each => findState(thing, each.language) === 'missing')
  return (
    <Panel
      title={kindWords[kind].one}
      about={
        languages && thing ? (
          missing.length === 0 ? (
            <Tag tone="good" icon="check">
              All languages
            </Tag>
          ) : (
            <Tag tone="warn" icon="warning">
              {missing.length} missing
            </Tag>
          )
        ) : undefined
      }
      footer={kindWords[kind].where}
    >
      {languages && onLanguage && (
        <Chips
          label="Language"
          chips={languages.map(each => ({
            id: each.language,
            title: `${each.name} · ${findState(thing, each.language)}`,
          }))}
          chosen={language ?? ''}
          onChoose={onLanguage}
        />
      )}
      {language !== undefined && thing !== undefined && findState(thing, language) === 'missing' && (
        <Note tone="warn" icon="warning">
          Not translated yet. Players of this language see another language of this text.
        </Note>
      )}
      <fieldset className={styles.values} disabled={isReadOnly}>
        <legend className="vh">Values</legend>
        <SchemaForm
          schema={contentKinds[kind].value}
          value={draft.value}
          onChange={value => draft.change(value as object)}
          errors={draft.errors}
          labels={valueLabels}
          hints={valueHints}
          fields={toFields(name, isReadOnly)}
        />
      </fieldset>
    </Panel>
  )
}
