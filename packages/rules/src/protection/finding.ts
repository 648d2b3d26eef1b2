export type Level = 'none' | 'notice' | 'strong'

/** Money is minor units as text, because JSON has no bigint. */
export type Figures = Readonly<Record<string, number | string>>

/** The level of one indicator and the figures that explain it. */
export interface Finding {
  readonly level: Level
  readonly figures: Figures
}

export const toLevel = (isNotice: boolean, isStrong: boolean): Level =>
  isStrong ? 'strong' : isNotice ? 'notice' : 'none'

export const compareWith = (value: number | bigint, notice: number, strong: number): Level =>
  toLevel(value >= notice, value >= strong)

/** The stronger of two levels. */
export const getStronger = (a: Level, b: Level): Level =>
  toLevel(a !== 'none' || b !== 'none', a === 'strong' || b === 'strong')
