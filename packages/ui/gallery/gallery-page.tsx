import type { ComponentType } from 'react'
import { AnchorProvider, type RenderAnchor } from '#controls/anchor.tsx'
import { SegmentedLinks } from '#controls/segmented.tsx'
import { Tabs } from '#controls/tabs.tsx'
import { Announcer } from '#feedback/announcer.tsx'
import { Wrap } from '#layout/page.tsx'
import { LookProvider, looks, type Look } from '#looks/look.tsx'
import { ArtSheet } from './art-sheet.tsx'
import { BingoSheet } from './bingo-sheet.tsx'
import { FormsSheet } from './forms-sheet.tsx'
import { InstantSheet } from './instant-sheet.tsx'
import { LobbySheet } from './lobby-sheet.tsx'
import { OverlaysSheet } from './overlays-sheet.tsx'
import { PickerSheet } from './picker-sheet.tsx'
import { PlayoutSheet } from './playout-sheet.tsx'
import type { SheetProps } from './sample.tsx'
import { StatesSheet } from './states-sheet.tsx'

export const sheets = {
  lobby: LobbySheet,
  picker: PickerSheet,
  playout: PlayoutSheet,
  bingo: BingoSheet,
  instant: InstantSheet,
  forms: FormsSheet,
  states: StatesSheet,
  overlays: OverlaysSheet,
  art: ArtSheet,
} satisfies Record<string, ComponentType<SheetProps>>

export type SheetName = keyof typeof sheets
export const sheetNames = Object.keys(sheets) as SheetName[]

const renderAnchor: RenderAnchor = ({ children, ...props }) => <a {...props}>{children}</a>

export interface GalleryPageProps extends SheetProps {
  sheet: SheetName
  look: Look
  scheme?: 'dark' | 'light' | undefined
  /** The address of this page with one query parameter changed. */
  hrefWith: (name: string, value: string) => string
}

/** One sheet of the gallery under a bar that selects sheet, look and scheme. */
export function GalleryPage({ sheet, look, scheme, hrefWith, ...props }: GalleryPageProps) {
  const Sheet: ComponentType<SheetProps> = sheets[sheet]
  const links = (name: string, values: readonly string[]) =>
    values.map(value => ({ id: value, label: value, href: hrefWith(name, value) }))
  return (
    <LookProvider look={look}>
      <AnchorProvider value={renderAnchor}>
        <Announcer>
          <Wrap>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingBlock: 12 }}>
              <Tabs label="Sheets" items={links('sheet', sheetNames)} selected={sheet} />
              <SegmentedLinks label="Looks" items={links('look', looks)} selected={look} />
              <SegmentedLinks
                label="Schemes"
                items={links('scheme', ['dark', 'light'])}
                selected={scheme ?? ''}
              />
            </div>
          </Wrap>
          <Sheet {...props} />
        </Announcer>
      </AnchorProvider>
    </LookProvider>
  )
}
