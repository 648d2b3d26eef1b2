import { looks, type Look } from '@fairground/ui/looks/look.tsx'
import { useState } from 'react'
import { useOperator } from '#core/operator/current-operator.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import type { ContentName, Language } from '../editor/content-name.ts'
import { toPreviewAddress, toPreviewPath } from './preview-address.ts'
import { type FrameSize, SiteFrame } from './site-frame.tsx'
import { usePreview } from './use-preview.ts'
import styles from './preview.module.css'

const lookWords: Readonly<Record<Look, { readonly title: string; readonly scheme: string }>> = {
  blue: { title: 'Night Draw', scheme: 'dark' },
  cartoon: { title: 'Sunday Fair', scheme: 'light' },
  'sweet-blue': { title: 'Confectionery', scheme: 'light' },
}

const sizes: readonly { readonly id: FrameSize; readonly title: string }[] = [
  { id: 'phone', title: 'Phone' },
  { id: 'desktop', title: 'Desktop' },
]

interface PreviewPanelProps {
  readonly name: ContentName
  readonly languages: readonly Language[] | undefined
  /** Another one loads the pages again. */
  readonly revision: string | undefined
}

/** The real site with the drafts, in each look. */
export function PreviewPanel({ name, languages, revision }: PreviewPanelProps) {
  const [size, setSize] = useState<FrameSize>('phone')
  const [chosen, setLanguage] = useState<string>()
  const operator = useOperator()
  const { clock } = useFormat()
  const preview = usePreview()
  const language = chosen ?? name.language
  const ordered = [operator.look, ...looks.filter(look => look !== operator.look)]
  return (
    <Panel
      title="Preview"
      tools={
        <>
          <Chips label="Device" chips={sizes} chosen={size} onChoose={setSize} />
          {languages && (
            <Chips
              label="Language of the preview"
              chips={languages.map(each => ({ id: each.language, title: each.name }))}
              chosen={language ?? ''}
              onChoose={setLanguage}
            />
          )}
        </>
      }
      footer={
        preview.data && (
          <>
            The site with all saved drafts. Players do not see them. This preview works until{' '}
            {clock(preview.data.expiresAt)}.
            {/* A browser that stores no cookies in frames of other sites shows no drafts there. */}
            <a
              className={styles.link}
              href={toPreviewAddress(preview.data.address, {
                path: toPreviewPath(name.kind, name.key),
                look: operator.look,
                scheme: operator.scheme,
                language,
              })}
              target="_blank"
              rel="noreferrer"
            >
              Open in a new tab
            </a>
          </>
        )
      }
    >
      <Loaded query={preview} what="The preview did not load.">
        {({ address }) => (
          <div className={styles.screens} data-size={size}>
            {ordered.map(look => {
              const isUsed = look === operator.look
              const { title, scheme } = lookWords[look]
              return (
                <SiteFrame
                  key={`${look} ${revision ?? ''}`}
                  size={size}
                  title={isUsed ? `${title}, in use` : title}
                  address={toPreviewAddress(address, {
                    path: toPreviewPath(name.kind, name.key),
                    look,
                    scheme: isUsed ? operator.scheme : scheme,
                    language,
                  })}
                />
              )
            })}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
