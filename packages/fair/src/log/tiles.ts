/** Neighbouring hashes of one level of the tree: C2SP tlog-tiles. Level 0 has the leaf hashes. */
export interface TileName {
  /** Each hash of level L covers 256^L entries. */
  readonly level: number
  readonly index: number
  /** 1 to 256 hashes. Only the last tile of a level has fewer than 256. */
  readonly width: number
}

/** The entries of one tile of level 0. */
export type BundleName = Omit<TileName, 'level'>

export const tileWidth = 256
export const hashLength = 32
export const maxLevel = 6

/** The number of complete subtrees of 256^level entries. */
export const hashesAtLevel = (size: number, level: number): number => Math.floor(size / tileWidth ** level)

export const tilePath = ({ level, index, width }: TileName): string =>
  `tile/${level}/${formatPlace(index, width)}`

export const bundlePath = ({ index, width }: BundleName): string =>
  `tile/entries/${formatPlace(index, width)}`

const formatPlace = (index: number, width: number): string =>
  `${formatIndex(index)}${width === tileWidth ? '' : `.p/${width}`}`

/** 1234067 is `x001/x234/067`, so that no folder has more than 2,000 names. */
function formatIndex(index: number): string {
  const digits = String(index)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? []
  return groups.map((group, i) => (i === groups.length - 1 ? group : `x${group}`)).join('/')
}

const paths = /^tile\/(entries|0|[1-6])\/((?:x[0-9]{3}\/){0,4}[0-9]{3})(?:\.p\/([1-9][0-9]{0,2}))?$/

/** Undefined unless the path has the one spelling of its tile. */
export function parseTilePath(path: string): TileName | (BundleName & { level: 'entries' }) | undefined {
  const [, levelText, indexText = '', widthText] = paths.exec(path) ?? []
  if (levelText === undefined) return undefined
  const index = Number(indexText.replaceAll(/[x/]/g, ''))
  const width = widthText === undefined ? tileWidth : Number(widthText)
  if (formatIndex(index) !== indexText || (widthText !== undefined && width >= tileWidth)) return undefined
  return levelText === 'entries'
    ? { level: 'entries', index, width }
    : { level: Number(levelText), index, width }
}

/** The last tile of each level that is not full, for a tree of this size. */
export const edgeTiles = (size: number): TileName[] =>
  Array.from({ length: maxLevel + 1 }, (_, level) => {
    const hashes = hashesAtLevel(size, level)
    return { level, index: Math.floor(hashes / tileWidth), width: hashes % tileWidth }
  }).filter(({ width }) => width > 0)

/** The bundles that hold the entries from `first` up to the size. */
export function bundlesBetween(first: number, size: number): BundleName[] {
  const bundles: BundleName[] = []
  for (let index = Math.floor(first / tileWidth); index * tileWidth < size; index += 1)
    bundles.push({ index, width: Math.min(tileWidth, size - index * tileWidth) })
  return bundles
}
