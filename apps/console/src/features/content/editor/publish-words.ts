/** "about is live in 3 languages", "golden is scheduled for 1 Dec 08:00" */
export const toPublishWords = (
  title: string,
  count: number,
  at: number | undefined,
  toMoment: (at: number) => string,
): string => {
  const languages = count > 1 ? ` in ${count} languages` : ''
  return at === undefined
    ? `${title} is live${languages}`
    : `${title} is scheduled${languages} for ${toMoment(at)}`
}
