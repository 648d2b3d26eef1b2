/** The address in a style sheet's `url("…")`. */
export const pictureIn = (value: string): string | undefined =>
  /^url\(\s*(["']?)(.+?)\1\s*\)$/.exec(value.trim())?.[2]
