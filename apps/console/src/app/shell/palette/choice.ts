import type { PageName } from '#core/pages.ts'

/** Something that the palette opens. */
export interface Choice {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly page?: PageName | undefined
  readonly href: string
}
