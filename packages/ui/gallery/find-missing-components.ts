/** Source texts by path, relative to the folder they were read from. */
export type Sources = Readonly<Record<string, string>>

const exportedComponent = /^export (?:function|const) ([A-Z]\w*)/gm

/** Drawings appear inside other components, and some belong to one look only. */
const isDrawing = (path: string): boolean => path.startsWith('art/') || path.endsWith('-motif.tsx')

/** The gallery shows the component that loads this one on demand. */
const isLoadedOnDemand = (path: string, sources: Sources): boolean =>
  Object.values(sources).some(code => code.includes(`import('./${path.split('/').at(-1)}')`))

const renders = (text: string, name: string): boolean => new RegExp(`<${name}\\b`).test(text)

const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text)

/**
 * Lists the exported components that the gallery does not render. A drawing and a part that is loaded on demand also
 * count as shown when another file of the package uses them.
 */
export const findMissingComponents = (sources: Sources, gallery: Sources): string[] =>
  Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(exportedComponent)]
      .map(([, name = '']) => name)
      .filter(name => !Object.values(gallery).some(sheet => renders(sheet, name)))
      .filter(
        name =>
          !(isDrawing(path) || isLoadedOnDemand(path, sources)) ||
          !Object.entries(sources).some(([other, code]) => other !== path && names(code, name)),
      )
      .map(name => `${path}: ${name}`),
  )
