/** Replaces what stands between the markers of each block. The rest of the page is written by hand. */
export const replaceBlocks = (page: string, blocks: Readonly<Record<string, string>>): string =>
  Object.entries(blocks).reduce((text, [name, content]) => {
    const begin = `<!-- begin ${name}: written by npm run scale -->`
    const end = `<!-- end ${name} -->`
    const parts = text.split(begin)
    const [, after = ''] = parts
    const at = after.indexOf(end)
    if (parts.length !== 2 || at < 0) throw new Error(`the page needs ${begin} and ${end} exactly once`)
    return `${parts[0]}${begin}\n\n${content}\n\n${after.slice(at)}`
  }, page)
