import type { TidyRule } from './project-file.ts'

const named = /\.(ts|tsx|css|js|cjs|mjs|html|sh|json|tsv|woff2|svg|png)$/

const kebabPart = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

// Folders of translations use the locale names of the API.
const locale = /^[a-z]{2}_[A-Z]{2}$/

export const kebabNames: TidyRule = files =>
  files
    .filter(
      ({ path }) =>
        named.test(path) && !path.split('/').every(part => kebabPart.test(part) || locale.test(part)),
    )
    .map(({ path }) => ({ path, message: 'use kebab-case for file and folder names' }))
