import { siteContentKey } from '@fairground/contract/operator/content-kinds'
import { contrastRatio, readableInk } from '@fairground/ui/looks/contrast'
import { useEffect, useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { joinWords } from '#core/format/join-words.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { ColourField } from './colour-field.tsx'
import type { Colours } from './look-preview.tsx'
import styles from './colours-panel.module.css'

const none: Colours = { brand: null, cta: null }

/** The colours of an operator: a draft that is published like other content. */
export function ColoursPanel({ onChange }: { readonly onChange: (colours: Colours) => void }) {
  const query = useOperation('getContent', { kind: 'colours', key: siteContentKey })
  const versions = query.data?.versions ?? []
  const draft = versions.find(({ status }) => status === 'draft')
  const live = versions.find(({ status }) => status === 'live')
  const saved = ((draft ?? live)?.value ?? none) as Colours
  const [edited, setEdited] = useState<Colours>()
  const value = edited ?? saved
  const { brand, cta } = value
  useEffect(() => onChange({ brand, cta }), [brand, cta, onChange])
  const isChanged = brand !== saved.brand || cta !== saved.cta
  return (
    <Panel
      title="Colours"
      about={draft && <Tag tone="info">Draft, not published</Tag>}
      footer={
        <>
          <ActButton
            operation="saveContentDraft"
            fixed={{
              kind: 'colours',
              key: siteContentKey,
              language: undefined,
              value: { ...value },
              replaces: draft?.hash ?? null,
            }}
            title="Save the colours as a draft"
            about="Players see the draft when it is published."
            submitLabel="Save the draft"
            done="The draft is saved"
            disabledReason={isChanged ? undefined : 'The colours are saved'}
            onDone={() => setEdited(undefined)}
          >
            Save as a draft…
          </ActButton>
          <ActButton
            operation="publishContent"
            tone="main"
            fixed={{ versionId: draft?.versionId ?? 0, hash: draft?.hash ?? '', at: undefined }}
            title="Publish the colours"
            about="Players see them when they next load a page."
            submitLabel="Publish"
            done="The colours are published"
            disabledReason={draft && !isChanged ? undefined : 'Save a draft first'}
          >
            Publish…
          </ActButton>
        </>
      }
    >
      <Loaded query={query} what="The colours did not load.">
        {() => (
          <>
            <div className={styles.fields}>
              <ColourField
                label="Brand: links, marks and chosen things"
                value={brand}
                onChange={next => setEdited({ brand: next, cta })}
              />
              <ColourField
                label="Main buttons"
                value={cta}
                onChange={next => setEdited({ brand, cta: next })}
              />
            </div>
            <ContrastNote colours={[brand, cta]} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function ContrastNote({ colours }: { readonly colours: readonly (string | null)[] }) {
  const given = colours.filter(colour => colour !== null)
  const unreadable = given.filter(colour => readableInk(colour) === null)
  if (unreadable.length > 0)
    return (
      <Note tone="warn" icon="warning">
        No text can be read on {joinWords(unreadable)}. The site uses the colour of its look instead.
      </Note>
    )
  if (given.length === 0) return <Note>The site uses the colours of its look.</Note>
  const ratios = given.map(colour => contrastRatio(colour, readableInk(colour) ?? colour).toFixed(1))
  return (
    <Note tone="good" icon="check">
      Text on these colours can be read: contrast {joinWords(ratios.map(ratio => `${ratio} : 1`))}.
    </Note>
  )
}
