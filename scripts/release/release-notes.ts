/** Returns the section of a version in the changelog. A release without one has no notes for operators. */
export const findReleaseNotes = (changelog: string, version: string): string => {
  const heading = `## [${version}] - `
  const start = changelog.indexOf(`\n${heading}`)
  if (start < 0)
    throw new Error(
      `CHANGELOG.md has no section "${heading}YYYY-MM-DD". Move the lines of "Unreleased" to it.`,
    )
  const [section = ''] = changelog.slice(start + 1).split(/\n(?=## \[)/)
  return `${section.trimEnd()}\n`
}
