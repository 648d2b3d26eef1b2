/** The address in a CSS `url("…")`. */
export const parseCssUrl = (value: string): string | undefined =>
  /^url\(\s*(["']?)(.+?)\1\s*\)$/.exec(value.trim())?.[2]
