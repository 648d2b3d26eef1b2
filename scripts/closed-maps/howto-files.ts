/** The paths that a section of docs/HOWTO.md lists, as patterns: `<name>` stands for any name. */
export const readHowtoFiles = (howto: string, heading: string): RegExp[] => {
  const start = howto.indexOf(`\n## ${heading}\n`)
  if (start < 0) throw new Error(`docs/HOWTO.md has no section "${heading}"`)
  const end = howto.indexOf('\n## ', start + 1)
  const section = howto.slice(start, end < 0 ? undefined : end)
  return [...section.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => toPattern(path))
}

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/<[^>]+>/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  )
