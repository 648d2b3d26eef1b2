/** The input of a tidy rule: the path relative to the root and the text (empty for a binary file). */
export interface ProjectFile {
  readonly path: string
  readonly text: string
  readonly binary?: true
}

export interface Breach {
  readonly path: string
  readonly line?: number
  readonly message: string
}

export type TidyRule = (files: readonly ProjectFile[]) => Breach[]

export const isTest = (path: string): boolean => /\.(test|test-support)\.tsx?$/.test(path)

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)

/** Returns one breach per matching line. */
export const matchingLines = (file: ProjectFile, pattern: RegExp, message: string): Breach[] =>
  file.text
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [{ path: file.path, line: index + 1, message }] : []))
